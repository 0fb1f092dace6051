import { chakra } from '@chakra-ui/react/styled-system'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import type { ReactNode } from 'react'
import { useFileUrl } from '../../../site/goods/use-file-url.ts'
import { goodsPath } from '../../../site/links/paths.ts'

export interface BoughtGoodsProps {
  readonly goodsId: number
  readonly image: string
  readonly name: string
  readonly sku: string
  /** At the end of the line. */
  readonly children?: ReactNode
}

/** Goods as they were bought: picture, name, SKU; a link to their page. */
export function BoughtGoods({ goodsId, image, name, sku, children }: BoughtGoodsProps) {
  const fileUrl = useFileUrl()
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <UiLink href={goodsPath(goodsId)} display="flex" gap="3" alignItems="center" flex="1 1 200px" minW="0">
        <chakra.span w="64px" flexShrink="0">
          <Plate src={image === '' ? undefined : fileUrl(image, 160)} alt="" seed={goodsId} radius="sm" />
        </chakra.span>
        <chakra.span minW="0">
          <chakra.span display="block" textStyle="md" fontWeight="medium" lineClamp="2">
            {name}
          </chakra.span>
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {sku}
          </chakra.span>
        </chakra.span>
      </UiLink>
      {children}
    </chakra.div>
  )
}
