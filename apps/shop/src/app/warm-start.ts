import { catalogBuyerApi } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { ShijiStore } from '@shiji/api/store.ts'
import { fileAddress } from '@shiji/ui/file-address/file-address.ts'
import { heroPicture, leadingImage } from '../pages/home/hero-picture.ts'
import { readId } from '../site/paths.ts'
import { sized } from '../site/use-file-url.ts'

/**
 * Starts fetching the first page's code and data while its words are still on the way, for the two pages that visitors
 * arrive at most. The router asks for both again and finds them under way; what fails here fails there with a message.
 */
export function warmStart(store: ShijiStore, filesOrigin: string, pathname: string): void {
  const preload = (image: string | undefined) => {
    if (image === undefined) return
    const { src, srcSet, sizes } = heroPicture(image, (path, width) =>
      fileAddress(filesOrigin, width === undefined ? path : sized(path, width)),
    )
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'image', href: src, fetchPriority: 'high', imageSizes: sizes })
    if (srcSet !== undefined) link.imageSrcset = srcSet
    document.head.append(link)
  }
  if (pathname === '/' || pathname === '/home') {
    void store
      .dispatch(catalogBuyerApi.endpoints.home.initiate())
      .then(({ data }) => preload(data && leadingImage(data)))
    void import('../pages/home/home-page.tsx').catch(() => undefined)
  }
  const goods = readId(/^\/goods\/(\d+)$/.exec(pathname)?.[1])
  if (goods !== undefined) {
    void store.dispatch(catalogBuyerApi.util.prefetch('goods', goods, {}))
    void import('../pages/goods/goods-page.tsx').catch(() => undefined)
  }
}
