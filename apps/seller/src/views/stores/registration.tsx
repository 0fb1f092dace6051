import { chakra } from '@chakra-ui/react/styled-system'
import { usePageTitle } from '@shiji/backoffice/core/running/use-page-title.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import type { PageHandle } from '@shiji/backoffice/shell/screen/views.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { EmptyState } from '@shiji/ui/common/state-view/states.tsx'
import { RegistrationPage } from '../../features/store/registration/registration-page.tsx'

/** The title of the page, which has no menu entry. */
export const handle: PageHandle = { title: false }

/** Licence, legal person and classes of the own store. */
export function Component() {
  const say = useText('registration', 'common')
  const mayChange = useHeldPermissions()('store.registration')
  usePageTitle(say('registration.title'))
  return (
    <>
      <chakra.header mb="4" display="flex" flexWrap="wrap" gap="3" alignItems="baseline">
        <chakra.h1 textStyle="xl" fontWeight="semibold">
          {say('registration.title')}
        </chakra.h1>
        <UiLink href="/stores" color="accent.fg" fontWeight="medium" textDecoration="underline" textStyle="sm">
          {say('registration.back')}
        </UiLink>
      </chakra.header>
      {mayChange ? (
        <RegistrationPage />
      ) : (
        <EmptyState title={say('common.forbidden')} hint={say('common.forbidden_hint')} />
      )}
    </>
  )
}
