import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bootScripts } from './src/app/build-plugins/boot-scripts.ts';
import { compressFolder } from './src/app/build-plugins/compress.ts';
import { markdownBlocks } from './src/app/build-plugins/markdown-blocks.ts';
import { qrCodes } from './src/app/build-plugins/qr-codes.ts';
import { quietAutoplay } from './src/app/build-plugins/quiet-autoplay.ts';
import { sourceStamp } from './src/server/cli/source-stamp.ts';
import { makeTiers } from './src/app/build-plugins/tiers.ts';
import { prerender } from './src/app/prerender-plugin.ts';

const root = import.meta.dirname;
const outDir = 'dist/client';
const buildId = sourceStamp(root, process.env);
const tiers = makeTiers(resolve(root, outDir));
const define = { __BUILD_ID__: JSON.stringify(buildId), __SW_KILL__: JSON.stringify(process.env.SW_KILL === '1') };

/** The worker is built once, for the pages; the plugin itself would also run for the prerender build. */
const worker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'sw.ts',
  outDir,
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,svg,webp,avif,png,woff2}'],
    globIgnores: ['index.html', 'sw.js', 'media/**/*.{webm,mp4}', 'media/hero/*.webp'],
    maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
    manifestTransforms: [tiers.manifestTransform],
    buildPlugins: { vite: [{ name: 'okkong:define', config: () => ({ define }) }] },
  },
}).map((plugin): Plugin => ({ ...plugin, applyToEnvironment: (environment) => environment.name === 'client' }));

/** The sentences every page needs are one file per language, not five (decision E7 counts files). */
const coreSentences = /\/i18n\/locales\/(\w+)\/(?:common|shell|pool|landing|pwa)\.json/;
/** What every page needs anyway compresses better in few files; in two, because reading one of this size keeps a phone busy. */
const reactItself = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//;
const everyPagesLibraries =
  /node_modules\/(?:@tanstack|jotai|i18next|react-i18next|zod|idb-keyval)\/(?!.*(?:queriesObserver|useQueries)\.)/;
/** Shell, home page and what they stand on: one script and one style sheet, so that the first paint waits for a single file. Parts of other pages stay with them. */
const everyPagesParts =
  /\/src\/(?:app\/(?!main|mount|background|document-head|head)|routes\/(?:__root|_shell\.tsx)|features\/(?:shell|landing\/(?:landing|banner|slides|video-hero(?!.playback)|settle)|pwa\/(?!registration|storage-persist))|lib\/(?!analytics|csv|qr-code|save-file)|state\/(?!use-answers)|i18n\/[^/]+\.ts|domain\/(?:age|coin|coins|coin-catalogue)\.|ui\/(?!carousel-motion|chart-|use-chart|dialog|field|select|checkbox|switch|empty|use-modal|paper-))/;
/** Building a hundred schemas takes as long as everything of the site's own start: files of their own are tasks of their own. */
const schemas = /\/src\/contracts\//;
const figureSchemas = /\/src\/contracts\/(?:values|envelope|languages|stored|pool|calculator|news)\./;
/** React's part for browsers is made when the first file that imports it runs: likewise. */
const reactStart = /\/src\/app\/mount\./;
/** Reckoning that tables, reports and drawings share: left alone it would end up in one of theirs, and pull that into all others. */
const sharedFigures = /\/src\/domain\/(?!addresses|cashaddr)/;
/** The still parts of the landing page below the first view: one file, fetched when the page rests. */
const lowerSections =
  /\/src\/features\/(?:landing\/(?:app-section|os-section|rig-section|pool-section|tools-section|art-|phone-box|social-strip|side-dots|scroll-to-top)|affiliate\/(?:affiliate-band|reward-band|reward-cells)|addresses\/)/;
const coreChunk = (id: string) => (coreSentences.test(id) ? `core-${coreSentences.exec(id)?.[1]}` : null);

export default defineConfig({
  envPrefix: ['VITE_', 'SITE_URL', 'POOL_HOSTS'],
  define,
  // Short names: the prerendered pages carry six hundred of them.
  css: { modules: { generateScopedName: '[local]_[hash:base64:3]' } },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.',
      quoteStyle: 'single',
    }),
    react(),
    bootScripts(),
    markdownBlocks(),
    qrCodes(),
    quietAutoplay(),
    prerender({ entry: 'dist/prerender/prerender.js', outDir, tiers }),
    worker,
  ],
  environments: {
    client: {
      build: {
        outDir,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: coreChunk, debugName: 'core sentences' },
                { name: 'react', test: reactItself },
                { name: 'libraries', test: everyPagesLibraries },
                { name: 'figure-contracts', test: figureSchemas },
                { name: 'contracts', test: schemas },
                { name: 'mount', test: reactStart },
                { name: 'site', test: everyPagesParts },
                { name: 'figures', test: sharedFigures },
                { name: 'sections', test: lowerSections },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { outDir: 'dist/prerender', copyPublicDir: false, ssr: true, rolldownOptions: { input: 'src/app/prerender.tsx' } } },
  },
  builder: {
    async buildApp(builder) {
      const { ssr, client } = builder.environments;
      if (!ssr || !client) throw new Error('The build lost an environment');
      await builder.build(ssr);
      await builder.build(client);
      await compressFolder(resolve(root, outDir));
    },
  },
});
