// An example of a tag of somebody else: it leaves a cookie and a key, and calls home.
// biome-ignore lint/suspicious/noDocumentCookie: as such tags do
document.cookie = '_ga=example; path=/; max-age=3600; SameSite=Lax';
localStorage.setItem('_hjExample', 'seen');
fetch('/consent/tags/pixel.svg?counter', { cache: 'no-store' }).catch(() => {});
