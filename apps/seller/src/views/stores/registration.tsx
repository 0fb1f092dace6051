import { PageBelow } from '@shiji/backoffice/page/record/page-below.tsx'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { RegistrationPage } from '../../features/store/registration/registration-page.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Licence, legal person and classes of the own store. */
export function Component() {
  const say = useText('registration')
  return (
    <PageBelow
      title={say('registration.title')}
      back={{ href: '/stores', label: say('registration.back') }}
      permission="store.registration"
    >
      <RegistrationPage />
    </PageBelow>
  )
}
