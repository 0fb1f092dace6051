import { chakra } from '@chakra-ui/react/styled-system'
import { usePageTitle } from '@shiji/backoffice/core/running/use-page-title.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { ChangesPage } from '../../features/stores/changes/changes-page.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Review of changes of licence, legal person and classes, while the stores stay open. */
export function Component() {
  const say = useText('admin', 'common')
  const mayReview = useHeldPermissions()('store.review')
  usePageTitle(say('admin.store.changes'))
  return (
    <>
      <chakra.header mb="4" display="flex" flexWrap="wrap" gap="3" alignItems="baseline">
        <chakra.h1 textStyle="xl" fontWeight="semibold">
          {say('admin.store.changes')}
        </chakra.h1>
        <UiLink href="/stores" color="accent.fg" fontWeight="medium" textDecoration="underline" textStyle="sm">
          {say('admin.store.changes_back')}
        </UiLink>
      </chakra.header>
      {mayReview ? <ChangesPage /> : <EmptyState title={say('common.forbidden')} hint={say('common.forbidden_hint')} />}
    </>
  )
}
