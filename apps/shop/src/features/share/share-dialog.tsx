import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { QrCode } from '@shiji/ui/common/qr-code/qr-code.tsx'
import { useRef, useState } from 'react'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { useName } from '../../site/names.ts'
import type { SharedGoods } from './share-button.tsx'
import { drawShareCard } from './share-card.ts'

export interface ShareDialogProps {
  readonly goods: SharedGoods
  readonly url: string
  readonly onClose: () => void
}

/** The link of a product, its code to scan, and both as a picture to save. */
export function ShareDialog({ goods, url, onClose }: ShareDialogProps) {
  const say = useText('shop_goods', 'shop')
  const pick = useName()
  const locale = useLocale()
  const fileUrl = useFileUrl()
  const code = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState<'copied' | 'copy_failed' | 'saved' | 'save_failed'>()
  const name = pick(goods.name, goods.name_en)
  const amount = formatMoney(goods.price, locale)
  const price = goods.price === goods.max_price ? amount : say('shop_goods.share_from', { price: amount })
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setTold('copied'),
      () => setTold('copy_failed'),
    )
  const save = async () => {
    const picture = await drawShareCard({
      picture: fileUrl(goods.image),
      name,
      price,
      code: code.current?.querySelector('svg'),
      hint: say('shop_goods.share_scan'),
      shop: say('shop.brand_mark'),
    })
    if (picture === null) return setTold('save_failed')
    const link = document.createElement('a')
    link.href = URL.createObjectURL(picture)
    link.download = `goods-${goods.id}.png`
    link.click()
    URL.revokeObjectURL(link.href)
    setTold('saved')
  }
  return (
    <Dialog open onClose={onClose} title={say('shop_goods.share')}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="center">
          <chakra.div w="160px">
            <Plate src={fileUrl(goods.image, 400)} alt="" seed={goods.id} />
            <chakra.p textStyle="sm" fontWeight="medium" mt="2" lineClamp="2">
              {name}
            </chakra.p>
            <chakra.p textStyle="md" fontWeight="bold" color="accent.fg" data-tabular>
              {price}
            </chakra.p>
          </chakra.div>
          <chakra.div ref={code} textAlign="center">
            <QrCode value={url} label={say('shop_goods.share_scan')} edge={160} />
            <chakra.p textStyle="xs" color="fg.muted" mt="1">
              {say('shop_goods.share_scan')}
            </chakra.p>
          </chakra.div>
        </chakra.div>
        <Field label={say('shop_goods.share_link')}>
          <Input value={url} readOnly onFocus={event => event.currentTarget.select()} />
        </Field>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button look="solid" onClick={() => void copy()}>
            {say('shop_goods.share_copy')}
          </Button>
          <Button onClick={() => void save()}>{say('shop_goods.share_save')}</Button>
        </chakra.div>
        <chakra.p role="status" textStyle="sm" color="fg.muted" minH="20px">
          {told && say(`shop_goods.share_${told}`)}
        </chakra.p>
      </chakra.div>
    </Dialog>
  )
}
