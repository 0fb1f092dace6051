import { chakra } from '@chakra-ui/react/styled-system'
import { usePageTitle } from '@shiji/backoffice/core/running/use-page-title.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { StockSheet } from '../../features/stock/sheet/stock-sheet.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Changes stock by a pasted sheet. */
export function Component() {
  const say = useText('stock', 'common')
  const mayChange = useHeldPermissions()('stock.update')
  usePageTitle(say('stock.sheet'))
  return (
    <>
      <chakra.header mb="4" textStyle="sm">
        <UiLink href="/stocks" color="accent.fg" fontWeight="medium" textDecoration="underline">
          {say('stock.back')}
        </UiLink>
      </chakra.header>
      {mayChange ? <StockSheet /> : <EmptyState title={say('common.forbidden')} hint={say('common.forbidden_hint')} />}
    </>
  )
}
