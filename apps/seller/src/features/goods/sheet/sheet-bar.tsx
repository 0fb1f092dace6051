import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { FootBar } from '../foot-bar.tsx'
import type { PriceSheet } from './use-price-sheet.ts'

/** Bar at the bottom of the window while figures are changed: how many, how many are wrong, and the way to save them. */
export function SheetBar({ sheet, onLook }: { readonly sheet: PriceSheet; readonly onLook: () => void }) {
  const say = useText('price_sheet')
  const { edits, changes, problems, discard } = sheet
  if (edits.size === 0) return null
  const goods = new Set(changes.map(change => change.goodsId)).size
  return (
    <FootBar role="region" aria-label={say('price_sheet.bar')}>
      <chakra.span
        role="status"
        flex="1 1 auto"
        fontWeight="medium"
        color={problems.size > 0 ? 'status.danger.fg' : 'fg'}
      >
        {problems.size > 0
          ? say('price_sheet.wrong_cells', { count: problems.size })
          : say('price_sheet.changed', { count: changes.length, goods })}
      </chakra.span>
      <Button look="ghost" onClick={discard}>
        {say('price_sheet.discard')}
      </Button>
      <Button look="solid" disabled={problems.size > 0 || changes.length === 0} onClick={onLook}>
        {say('price_sheet.preview')}
      </Button>
    </FootBar>
  )
}
