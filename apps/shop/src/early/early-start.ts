import { beginEarly, callHeaders } from '@shiji/api/base/page/early-calls.ts'
import { type Origins, originsOf } from '@shiji/api/base/page/origins.ts'
import { promisedAnswers } from '@shiji/api/base/page/page-data.ts'
import { startLanguage } from '@shiji/i18n/asked-language.ts'
import { detectLocale } from '@shiji/i18n/locale.ts'
import { fileAddress } from '@shiji/ui/common/file-address/wire-address.ts'
import { sized } from '../site/goods/picture-width.ts'
import { earlyPage } from './early-page.ts'
import { firstPictures } from './first-pictures.ts'

export type FilesOf = (module: string) => readonly string[]

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const addLink = (fields: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), fields))

/**
 * Runs in the head of the document while the scripts of the shop are still loading: fetches the code, texts, data and first picture of the requested
 * page. It is optional: the page requests again whatever fails here.
 */
export async function earlyStart(pathname: string, filesOf: FilesOf): Promise<void> {
  const token = stored('token')
  const language = startLanguage(location.search)
  const page = earlyPage(pathname, token !== null && token !== '')
  const locale = detectLocale(language, navigator.languages)
  const modules = ['messages/*/shop.json', ...(page?.modules ?? [])]
  for (const href of new Set(modules.flatMap(module => filesOf(module.replace('*', locale)))))
    addLink({ rel: 'modulepreload', href, crossOrigin: '' })
  const config = await readConfig()
  // What comes with the document, and the pictures in it, are not fetched again.
  const promised = new Set(promisedAnswers(token, language))
  const ask = (path: string) =>
    promised.has(path) ? undefined : beginEarly(`${config.apiOrigin}${path}`, { headers: callHeaders(token, language) })
  const [first] = (page?.calls ?? []).map(ask)
  const others = ['/api/common', ...(token ? ['/api/cart_count'] : [])].map(ask)
  await Promise.allSettled([...others, first?.then(answer => preloadPictures(answer, config))])
}

async function readConfig(): Promise<Origins> {
  const answer = await beginEarly('/config.json', { cache: 'no-store' })
  const config: unknown = answer.ok ? await answer.json() : undefined
  return originsOf({ ...(typeof config === 'object' ? config : {}) })
}

async function preloadPictures(answer: Response, { filesOrigin }: Origins): Promise<void> {
  const { data } = await answer.json()
  if (!data || typeof data !== 'object') return
  const pictures = firstPictures(data, (path, width) =>
    fileAddress(filesOrigin, width === undefined ? path : sized(path, width)),
  )
  for (const { src, srcSet = '', sizes = '' } of pictures)
    addLink({
      rel: 'preload',
      as: 'image',
      href: src,
      imageSrcset: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
}
