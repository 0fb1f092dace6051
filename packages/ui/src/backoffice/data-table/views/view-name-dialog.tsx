import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../common/button/button.tsx'
import { Checkbox } from '../../../common/checkbox/checkbox.tsx'
import { Dialog } from '../../../common/dialog/dialog.tsx'
import { Field } from '../../../common/field/field.tsx'
import { Input } from '../../../common/input/input.tsx'
import type { ViewName } from './saved-view.ts'

export interface ViewNameDialogProps {
  readonly title: string
  readonly initial: ViewName
  readonly roles: readonly { readonly value: string | number; readonly label: string }[]
  readonly busy: boolean
  readonly onName: (name: ViewName) => Promise<void>
  readonly onClose: () => void
}

/** Name of a view, and with whom it is shared: no one, everyone of the area, or some roles. */
export function ViewNameDialog({ title, initial, roles, busy, onName, onClose }: ViewNameDialogProps) {
  const say = useText('common', 'error', 'table')
  const id = useId()
  const [draft, setDraft] = useState<ViewName>(initial)
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const name = draft.name.trim()
    setMissing(name === '')
    if (name !== '') void onName({ ...draft, name, roles: draft.shared ? draft.roles : [] })
  }
  const toggle = (role: string | number, on: boolean): void =>
    setDraft({ ...draft, roles: on ? [...draft.roles, role] : draft.roles.filter(each => each !== role) })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="sm"
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button look="solid" type="submit" form={id} loading={busy}>
            {say('common.save')}
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate onSubmit={submit} display="grid" gap="3" pb="2">
        <Field
          controlId={`${id}name`}
          label={say('common.name')}
          required
          error={missing ? say('error.cannot_be_empty') : undefined}
        >
          <Input
            maxLength={30}
            autoComplete="off"
            value={draft.name}
            onChange={event => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
        <Checkbox checked={draft.shared} onChange={event => setDraft({ ...draft, shared: event.target.checked })}>
          {say('table.view_share')}
        </Checkbox>
        {draft.shared && roles.length > 0 && (
          <chakra.div role="group" aria-label={say('table.view_roles')} ps="6" display="grid" gap="1">
            <chakra.p textStyle="sm" color="fg.muted">
              {say('table.view_roles_hint')}
            </chakra.p>
            {roles.map(({ value, label }) => (
              <Checkbox
                key={value}
                checked={draft.roles.includes(value)}
                onChange={event => toggle(value, event.target.checked)}
              >
                {label}
              </Checkbox>
            ))}
          </chakra.div>
        )}
      </chakra.form>
    </Dialog>
  )
}
