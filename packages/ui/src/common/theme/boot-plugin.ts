import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const source = new URL('./boot-color-mode.js', import.meta.url)

/**
 * Vite plugin that adds `boot-color-mode.js` to the head of index.html as a separate blocking file: the right colours
 * from the first paint, without an inline script that the content security policy would refuse.
 */
export function colorModeBoot(): Plugin {
  let base = '/'
  let fileName = 'color-mode.js'
  return {
    name: 'shiji:color-mode-boot',
    configResolved(config) {
      base = config.base
    },
    async buildStart() {
      if (this.meta.watchMode) return
      const script = await readFile(source, 'utf8')
      fileName = `assets/color-mode-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source: script })
    },
    configureServer(server) {
      fileName = 'color-mode.js'
      server.middlewares.use(`${base}color-mode.js`, async (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(await readFile(source, 'utf8'))
      })
    },
    transformIndexHtml() {
      return [{ tag: 'script', attrs: { src: `${base}${fileName}` }, injectTo: 'head-prepend' }]
    },
  }
}
