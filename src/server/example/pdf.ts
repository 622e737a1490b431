/** Creates the PDF that the example shop sells. */

/** A PDF of A5 pages, each with a heading and lines of Latin text. */
export function createPdf(pages: readonly (readonly string[])[]): Uint8Array {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, at) => createPage(lines, 5 + at * 2)),
  ];
  return Buffer.from(createFile(objects), 'latin1');
}

function createPage([heading = '', ...lines]: readonly string[], content: number): string[] {
  const shown = lines.map((line) => `0 -20 Td (${escapeText(line)}) Tj`).join('\n');
  const stream = `BT /F1 22 Tf 48 520 Td (${escapeText(heading)}) Tj /F1 12 Tf 0 -14 Td\n${shown}\nET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
}

const escapeText = (text: string): string => text.replace(/[\\()]/g, '\\$&');

function createFile(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = file.length;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
