import { useText } from '@shiji/i18n/react.ts'
import { useAreaSource } from '../../features/address/use-area-source.ts'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationGate } from './application-gate.tsx'
import { JoinSteps } from './join-steps.tsx'

/** The second step: the form of the application, saved as it is filled in (spec §2 /store/step_2). */
export function Component() {
  const say = useText('shop_store')
  const areas = useAreaSource()
  return (
    <JoinSteps at={1} title={say('shop_store.form_title')}>
      <ApplicationGate step="form">
        {application => application && <ApplicationForm key={application.id} application={application} areas={areas} />}
      </ApplicationGate>
    </JoinSteps>
  )
}
