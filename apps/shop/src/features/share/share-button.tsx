import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { IconButton } from '@shiji/ui/common/button/button.tsx'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { goodsPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { useWide } from '../../site/use-wide.ts'

const ShareDialog = onDemand(() => import('./share-dialog.tsx').then(module => module.ShareDialog))

export type SharedGoods = Pick<GoodsDetail, 'id' | 'name' | 'name_en' | 'image' | 'price' | 'max_price'>

/** Shares a product: by what the phone offers, elsewhere by link, code and a picture to save. */
export function ShareButton({ goods }: { readonly goods: SharedGoods }) {
  const say = useText('shop_goods')
  const pick = useName()
  const isWide = useWide('md')
  const [open, setOpen] = useState(false)
  const url = new URL(goodsPath(goods.id), location.href).href
  const share = async () => {
    const passed = isWide ? 'unsupported' : await systemShare(pick(goods.name, goods.name_en), url)
    if (passed === 'unsupported') setOpen(true)
  }
  return (
    <>
      <IconButton label={say('shop_goods.share')} onClick={() => void share()} round flexShrink="0">
        <Icon of={Share2} />
      </IconButton>
      <Suspense fallback={null}>
        {open && <ShareDialog goods={goods} url={url} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

/** Opens the system's own choice of ways; a person who closes it has decided too. */
async function systemShare(title: string, url: string): Promise<'done' | 'unsupported'> {
  if (typeof navigator.share !== 'function') return 'unsupported'
  try {
    await navigator.share({ title, url })
    return 'done'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'done' : 'unsupported'
  }
}
