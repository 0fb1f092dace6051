import { chakra } from '@chakra-ui/react/styled-system'
import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { usePageTitle } from '@shiji/backoffice/core/running/use-page-title.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useCallback } from 'react'
import { BackToGoods } from '../../features/goods/back-to-goods.tsx'
import { listAddress } from '../../features/goods/goods-list-address.ts'
import { MissingGoods, NewGoods, OwnGoods } from '../../features/goods/goods-page.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Adds goods, or changes those of `/goods/form/{id}`; `?copy={id}` starts from others. */
export function Component() {
  const say = useText('goods')
  const { id, search, go } = usePageAddress()
  const title = say(id === 'none' ? 'goods.add' : 'goods.edit')
  usePageTitle(title)
  const onMade = useCallback(() => go(listAddress()), [go])
  const copy = Number(new URLSearchParams(search).get('copy') ?? 0)
  const isCopy = Number.isSafeInteger(copy) && copy > 0
  return (
    <>
      <chakra.header mb="4" display="grid" gap="1" justifyItems="start" textStyle="sm">
        <BackToGoods />
        <chakra.h1 textStyle="2xl" fontWeight="semibold">
          {title}
        </chakra.h1>
      </chakra.header>
      {id === 'none' ? (
        <NewGoods key={copy} copyOf={isCopy ? copy : undefined} onMade={onMade} />
      ) : id === 'wrong' ? (
        <MissingGoods />
      ) : (
        <OwnGoods key={id} id={id} />
      )}
    </>
  )
}
