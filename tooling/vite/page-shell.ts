import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'

/** Where a build keeps its part of the head; servers that put pages together include it, and no visitor sees it. */
export const SHELL_HEAD = 'shell/head.shtml'
const INCLUDE = '<!--# include virtual="/shell/head.shtml" -->'

/** What the build adds to the head of every page: all of the head but the part that is written for each page. */
export function shellHead(document: string): string {
  const [, head] = /<head>([\s\S]*)<\/head>/.exec(document) ?? []
  const own = head?.replace(/\s*<!--page-->[\s\S]*<!--\/page-->/, '')
  if (head === undefined || own === undefined || own === head)
    throw new Error('index.html has no head with a part between <!--page--> and <!--/page-->')
  return own.trim()
}

const wantsPage = ({ method, headers }: Connect.IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')

/**
 * The shop's pages are written by the server around the head of the build (ADR 0036). A build lays that head beside its
 * index.html; in development, pages come from the server as `start` sends them, with Vite's own head. Without the server
 * the plain index.html opens.
 */
export const pageShell = (server: string): Plugin => ({
  name: 'shiji-page-shell',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('the build has no index.html')
      this.emitFile({ type: 'asset', fileName: SHELL_HEAD, source: shellHead(String(index.source)) })
    },
  },
  configureServer: vite => () => {
    vite.middlewares.use((request, response, next) => {
      const url = request.originalUrl ?? request.url ?? '/'
      if (!wantsPage(request)) return next()
      writtenPage(server, url, request)
        .then(async page => {
          if (page === undefined) return next()
          const index = await readFile(join(vite.config.root, 'index.html'), 'utf8')
          const text = page.text.replace(INCLUDE, () => shellHead(index))
          response.writeHead(page.status, { 'content-type': 'text/html', 'cache-control': 'no-store', ...page.headers })
          response.end(await vite.transformIndexHtml(url, text))
        })
        .catch(next)
    })
  },
})

interface WrittenPage {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** The page as the server writes it; undefined while the server is away. */
async function writtenPage(
  server: string,
  url: string,
  request: Connect.IncomingMessage,
): Promise<WrittenPage | undefined> {
  const language = request.headers['accept-language']
  try {
    const answer = await fetch(`${server}/pages${url}`, {
      redirect: 'manual',
      headers: { ...(language === undefined ? {} : { 'accept-language': language }) },
    })
    const target = answer.headers.get('location')
    return { status: answer.status, text: await answer.text(), headers: target === null ? {} : { location: target } }
  } catch {
    return undefined
  }
}
