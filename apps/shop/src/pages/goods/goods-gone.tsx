import { chakra } from '@chakra-ui/react/styled-system'
import { useGoodsGoneQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoneReason } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { PackageX } from 'lucide-react'
import { Recommended } from '../../features/goods/recommended.tsx'
import { LinkButton } from '../../site/links/link-button.tsx'
import { PATHS, storePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { PageTitle } from '../../site/page/page-title.tsx'
import { Column } from '../../site/page/section.tsx'
import { useHead } from '../../site/page/use-head.ts'
import { GoodsSkeleton } from './goods-skeleton.tsx'

const WORDS = {
  deleted: ['shop_goods.gone_deleted', 'shop_goods.gone_deleted_hint'],
  store_closed: ['shop_goods.gone_store_closed', 'shop_goods.gone_store_closed_hint'],
  store_holiday: ['shop_goods.gone_store_holiday', 'shop_goods.gone_store_holiday_hint'],
  under_review: ['shop_goods.gone_under_review', 'shop_goods.gone_under_review_hint'],
  off_shelf: ['shop_goods.gone_off_shelf', 'shop_goods.gone_off_shelf_hint'],
  unknown: ['shop_goods.goods_gone', 'shop_goods.goods_gone_hint'],
} as const satisfies Record<GoneReason, readonly [string, string]>

/** Goods that are not for sale any more, or never were: what happened, similar goods, and their store if it is open. */
export function GoodsGone({ id }: { readonly id: number | undefined }) {
  const say = useText('shop_goods', 'shop')
  const pick = useName()
  const { data, isLoading } = useGoodsGoneQuery(id ?? 0, { skip: id === undefined })
  const [title, hint] = WORDS[data?.reason ?? 'unknown']
  useHead({ title: say(title) })
  if (isLoading) return <GoodsSkeleton />
  return (
    <Column>
      <EmptyState icon={PackageX} title={<PageTitle>{say(title)}</PageTitle>} hint={say(hint)}>
        <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="center">
          {data?.store && (
            <LinkButton href={storePath(data.store.id)}>{pick(data.store.name, data.store.name_en)}</LinkButton>
          )}
          <LinkButton href={PATHS.home} look="solid">
            {say('common.back_home')}
          </LinkButton>
        </chakra.div>
      </EmptyState>
      <Recommended place="gone" {...(id === undefined ? {} : { goodsId: id, title: say('shop_goods.gone_similar') })} />
      <chakra.div h="4" />
    </Column>
  )
}
