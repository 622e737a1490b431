// Example of a third-party tag: sets a cookie and a storage key, and sends a request.
// biome-ignore lint/suspicious/noDocumentCookie: as such tags do
document.cookie = '_ga=example; path=/; max-age=3600; SameSite=Lax';
localStorage.setItem('_hjExample', 'seen');
fetch('/consent/tags/pixel.svg?counter', { cache: 'no-store' }).catch(() => {});
