// Copy buttons on code blocks.

const CONFIRMATION_MS = 2000;

/** Adds a copy button to every block of code below `root`. Requires a secure context. */
export function addCopyButtons(root: ParentNode): void {
  if (!navigator.clipboard) return;
  for (const block of root.querySelectorAll<HTMLElement>('.code')) addCopyButton(block);
}

function addCopyButton(block: HTMLElement): void {
  const code = block.querySelector('code');
  const caption = block.querySelector('figcaption');
  if (!code || !caption) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  const status = document.createElement('span');
  status.className = 'spoken';
  status.setAttribute('role', 'status');
  button.addEventListener('click', () => void copy(code.textContent ?? '', button, status));
  caption.append(button, status);
}

async function copy(text: string, button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const word = done ? 'Copied' : 'Not allowed';
  button.textContent = word;
  status.textContent = word;
  setTimeout(() => {
    button.textContent = 'Copy';
    status.textContent = '';
  }, CONFIRMATION_MS);
}
