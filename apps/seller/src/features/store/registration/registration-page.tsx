import { chakra } from '@chakra-ui/react/styled-system'
import { useOwnRegistrationQuery, useWithdrawRegistrationMutation } from '@shiji/api/store/registration.seller.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Section, Stack } from '@shiji/backoffice/page/dashboard/section.tsx'
import type { RegistrationChange } from '@shiji/contract/store/registration.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** What the store is registered with: its last change with what the platform said, and the form for another one. */
export function RegistrationPage() {
  const asked = useOwnRegistrationQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Loaded asked={asked}>
      {({ now, change }) => {
        const isOpen = change?.state === 'waiting' || change?.state === 'denied'
        return (
          <Stack>
            {change !== null && <LastChange change={change} />}
            <RegistrationForm
              key={`${change?.id ?? 0}:${change?.state ?? ''}`}
              start={isOpen ? change.after : now}
              reasons={change?.state === 'denied' ? change.reasons : {}}
            />
          </Stack>
        )
      }}
    </Loaded>
  )
}

function LastChange({ change }: { readonly change: RegistrationChange }) {
  const say = useText('registration', 'ui')
  const locale = useLocale()
  const act = useAct()
  const [withdraw] = useWithdrawRegistrationMutation()
  const { id, state, changed, reason, submitted_at, decided_at } = change
  const fields = changed.map(field => say(`registration.field.${field}`)).join(say('ui.list_separator'))
  return (
    <Section title={say(`registration.state.${state}`)}>
      <chakra.p>{say('registration.changed', { fields, at: formatDateTime(submitted_at, locale) })}</chakra.p>
      {state === 'denied' && (
        <chakra.p mt="2" color="status.danger.fg" overflowWrap="anywhere">
          {say('registration.denied_for', { reason })}
        </chakra.p>
      )}
      {decided_at !== null && state === 'passed' && (
        <chakra.p mt="2">{say('registration.passed_at', { at: formatDateTime(decided_at, locale) })}</chakra.p>
      )}
      {state === 'waiting' && (
        <chakra.div mt="3" display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <chakra.span color="fg.muted">{say('registration.waiting_hint')}</chakra.span>
          <Button onClick={() => void act(id, () => withdraw())}>{say('registration.withdraw')}</Button>
        </chakra.div>
      )}
    </Section>
  )
}
