import { useText } from '@shiji/i18n/react.ts'
import { useEffect } from 'react'

export interface Head {
  /** Name of the page; the site's name follows. Undefined while it is not known. */
  readonly title: string | undefined
  readonly description?: string | undefined
  /** Title without the site's name after it. @default false */
  readonly whole?: boolean
}

/** Writes title, description and canonical address of the page into the document's head. */
export function useHead({ title, description, whole = false }: Head): void {
  const say = useText('shop')
  const full =
    title === undefined
      ? undefined
      : whole
        ? title
        : say('shop.page_titled', { page: title, site: say('shop.brand_mark') })
  useEffect(() => {
    if (full === undefined) return
    document.title = full
    describe(description ?? full)
    canonical().href = `${location.origin}${location.pathname === '/home' ? '/' : location.pathname}`
  }, [full, description])
}

/** The server's own description of this very page stays. */
function describe(text: string): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  if (meta === null || meta.dataset.page === location.pathname) return
  delete meta.dataset.page
  meta.content = text
}

function canonical(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'canonical'
  document.head.append(link)
  return link
}
