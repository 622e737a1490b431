/** Streamed downloads. */
import type { Ctx } from './context';

/** Streams without reading ahead: the next chunk is fetched after the previous one was sent. */
export function streamFile(c: Ctx, texts: AsyncGenerator<string>, name: string, type: string): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await texts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return c.body(stream, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
