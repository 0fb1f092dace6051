import { PageBelow } from '@shiji/backoffice/page/record/page-below.tsx'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { ChangesPage } from '../../features/stores/changes/changes-page.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Review of changes of licence, legal person and classes, while the stores stay open. */
export function Component() {
  const say = useText('admin')
  return (
    <PageBelow
      title={say('admin.store.changes')}
      back={{ href: '/stores', label: say('admin.store.changes_back') }}
      permission="store.review"
    >
      <ChangesPage />
    </PageBelow>
  )
}
