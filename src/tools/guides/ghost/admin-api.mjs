// @ts-check
// Calls of Ghost's editor that a post needs.

const OWNER = { email: 'ada@example.com', password: 'lantern-Orchard-4817' };

/** Creates the owner of a new Ghost, and signs in. @param {string} url */
export async function connectGhost(url) {
  let cookie = '';
  /** @param {string} method @param {string} path @param {unknown} [body] */
  const send = async (method, path, body) => {
    const headers = { 'Content-Type': 'application/json', Origin: url, Cookie: cookie };
    const response = await fetch(`${url}/ghost/api/admin/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    return text;
  };
  await whenItIsUp(() =>
    send('POST', 'authentication/setup/', { setup: [{ ...OWNER, name: 'Ada', blogTitle: 'New work' }] }),
  );
  await send('POST', 'session/', { username: OWNER.email, password: OWNER.password });

  // The default post of a new Ghost has a picture from another host.
  for (const { id } of JSON.parse(await send('GET', 'posts/?fields=id')).posts)
    await send('DELETE', `posts/${id}/`);

  return {
    /** Saves a draft with an HTML card, then edits and publishes it. @param {string} title @param {string} card @returns {Promise<string>} its path */
    async publish(title, card) {
      const html = `<!--kg-card-begin: html-->\n${card}<!--kg-card-end: html-->`;
      const draft = await send('POST', 'posts/?source=html', { posts: [{ title: 'Draft', html }] });
      const { id, updated_at } = JSON.parse(draft).posts[0];
      const change = { title, slug: 'new-work', status: 'published', updated_at };
      const published = await send('PUT', `posts/${id}/`, { posts: [change] });
      return new URL(JSON.parse(published).posts[0].url).pathname;
    },
  };
}

/**
 * While it starts, Ghost answers with 503.
 * @param {() => Promise<unknown>} request
 */
async function whenItIsUp(request) {
  const end = Date.now() + 120_000;
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (!/: 503 /.test(String(error)) || Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 500));
    }
  }
}
