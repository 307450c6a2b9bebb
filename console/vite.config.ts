import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  // The icon is the web app's; the console's host has none of its files.
  publicDir: join(import.meta.dirname, '../web/public'),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // A data: address would have to be allowed in the content security policy; a small file costs one cached request.
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
  },
});
