import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { parse, resolve } from 'node:path';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bootScripts } from './src/app/build-plugins/boot-scripts.ts';
import { shortClassNames } from './src/app/build-plugins/class-names.ts';
import { chunkGroups } from './src/app/build-plugins/chunk-groups.ts';
import { compileHints } from './src/app/build-plugins/compile-hints.ts';
import { compressFolder } from './src/app/build-plugins/compress.ts';
import { markdownBlocks } from './src/app/build-plugins/markdown-blocks.ts';
import { thirdPartyNotices } from './src/app/build-plugins/notices.ts';
import { readSiteIdentity, siteIdentity } from './src/app/build-plugins/site-identity.ts';
import { sourceStamp } from './src/server/cli/source-stamp.ts';
import { makeTiers } from './src/app/build-plugins/tiers.ts';
import { prerender } from './src/app/prerender-plugin.ts';

const root = import.meta.dirname;
// Whatever NODE_ENV the shell has: half of React's development build would fail in the prerender.
process.env.NODE_ENV = 'production';
const outDir = 'dist/client';
const buildId = sourceStamp(root, process.env);
const tiers = makeTiers(resolve(root, outDir));
/** With no pool, source or host the site is a demonstration. The pages learn whether, not what is set. */
const realPool = loadEnv('production', root, ['POOL_HOSTS', 'POOL_API', 'POOL_SOURCES', 'NODE_SOURCES', 'SOURCES_FILE']);
const site = readSiteIdentity({ ...loadEnv('production', root, 'SITE_'), ...realPool }, root);
const define = {
  __BUILD_ID__: JSON.stringify(buildId),
  __SITE_NAME__: JSON.stringify(site.name),
  __SITE_LOGO__: JSON.stringify(site.logo ? { width: site.logo.width, height: site.logo.height } : null),
  __SW_KILL__: JSON.stringify(process.env.SW_KILL === '1'),
  __IS_DEMONSTRATION__: JSON.stringify(!Object.values(realPool).some((value) => value.trim() !== '')),
  // No source tells figures of AI(BTC).
  __HAS_AI_BTC__: JSON.stringify(!site.terms.hasSources),
  __HAS_AFFILIATE__: JSON.stringify(site.terms.hasAffiliate),
  __HAS_FEEDS__: JSON.stringify((realPool.POOL_API ?? '').trim() === ''),
};

/** What several pages share has their names behind its own, which would make a file's name endless. */
const ownName = (name: string) => name.replace(/~.*/, '');

/** The worker is built once, for the pages; the plugin itself would also run for the prerender build. */
const worker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  outDir,
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,svg,webp,avif,png,woff2,vtt}'],
    globIgnores: ['index.html', 'sw.js', 'media/**/*.{webm,mp4}', 'media/hero/*.webp'],
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    manifestTransforms: [tiers.manifestTransform],
    buildPlugins: { vite: [{ name: 'okkong:define', config: () => ({ define }) }] },
  },
}).map((plugin): Plugin => ({ ...plugin, applyToEnvironment: (environment) => environment.name === 'client' }));

/**
 * What is special here: every page is prerendered, so that it can be read before any script (app/prerender-plugin.ts); its files are named by it,
 * in chunks that follow the pages (app/pages.ts, chunk-groups.ts); the worker installs the first tier of them and fetches the rest (tiers.ts).
 * The times are first visits of a slow phone: a processor four times slower on slow 4G, medians of alternating visits with and without.
 */
export default defineConfig({
  envPrefix: ['VITE_', 'SITE_URL', 'POOL_HOSTS'],
  define,
  // The landing page's styles have a budget of 20 kB: 18.5 so, 20.7 without, and its HTML is 1.2 kB less. Of time it is some 20 ms.
  css: { modules: { generateScopedName: shortClassNames(root) } },
  plugins: [
    // One file a route; each route's component is a chunk of its own.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.',
      quoteStyle: 'single',
    }),
    react(),
    // Name, logo and colour of the operator, into sentences, icons and design tokens.
    siteIdentity(site),
    // Inline, before everything: theme, agreement, what is clicked too early, the repair of a page that does not start.
    bootScripts(),
    // `import blocks from './terms.md'`: no parser is handed out.
    markdownBlocks(),
    // Chromium compiles beside the download: of what blocks after the first paint 274 ms are scripts, 414 without.
    compileHints(),
    thirdPartyNotices(root),
    // The HTML of every page, with two style sheets instead of up to nine: first paint 317 ms earlier.
    prerender({ entry: 'dist/prerender/prerender.js', outDir, tiers, site }),
    worker,
  ],
  environments: {
    client: {
      build: {
        outDir,
        // Every browser that runs the site knows modulepreload.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // The chunk of /okkong-os has a fixed name.
            chunkFileNames: ({ name }) => `assets/${ownName(name).replace('okkong-os', 'okkongos')}-[hash].js`,
            assetFileNames: ({ names: [name = ''] }) => `assets/${ownName(parse(name).name)}-[hash][extname]`,
            // The install has at most 50 files, and the landing page fetches nothing for the sake of other pages: it starts with 9 scripts of 192 kB.
            // Without groups it would be 112 of 222 kB, and the install 290.
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
    ssr: {
      // With its packages: the server writes figures into the pages by it, and has no others than its own.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/prerender',
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: ['src/app/prerender.tsx', 'src/app/figured-pages/page-worker.ts'] },
      },
    },
  },
  builder: {
    // The renderer of the pages first: the client's build ends with them. Then each file once more as brotli and gzip, which the server only chooses from.
    async buildApp(builder) {
      const { ssr, client } = builder.environments;
      if (!ssr || !client) throw new Error('The build lost an environment');
      await builder.build(ssr);
      await builder.build(client);
      await compressFolder(resolve(root, outDir));
    },
  },
});
