// Addresses of style sheets, scripts and fonts, which Vite bundles into files with a content hash.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { build, type Manifest } from 'vite';

/** Address of an asset, named by its project path or, for files of packages, by its file name. */
export type AssetUrl = (source: string) => string;

/** Bundles the entries into `<outDir>/assets` and copies `files` there. Nothing is inlined, because of the CSP. */
export async function buildAssets(
  entries: readonly string[],
  files: readonly string[],
  outDir: string,
): Promise<AssetUrl> {
  await build({
    configFile: false,
    logLevel: 'warn',
    base: '/',
    publicDir: false,
    cacheDir: '.cache/vite-demo',
    build: {
      target: 'es2022',
      // An older target would replace `light-dark()` with variables that follow only the color scheme of the root.
      cssTarget: ['chrome125', 'safari17.5', 'firefox126'],
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: true,
      reportCompressedSize: false,
      rolldownOptions: { input: [...entries] },
    },
  });
  const urls = new Map<string, string>();
  for (const [source, { file }] of Object.entries(await readAndRemoveManifest(outDir))) {
    urls.set(source, `/${file}`);
    urls.set(basename(source), `/${file}`);
  }
  for (const file of files) urls.set(file, await copyHashed(file, outDir));
  return (source) => {
    const url = urls.get(source);
    if (!url)
      throw new Error(`There is no asset "${source}"; add it to the entries of src/tools/demo/build.ts.`);
    return url;
  };
}

async function readAndRemoveManifest(outDir: string): Promise<Manifest> {
  const path = join(outDir, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  await rm(path);
  return manifest;
}

async function copyHashed(file: string, outDir: string): Promise<string> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const extension = extname(file);
  const name = `assets/${basename(file, extension)}-${hash}${extension}`;
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await writeFile(join(outDir, name), bytes);
  return `/${name}`;
}
