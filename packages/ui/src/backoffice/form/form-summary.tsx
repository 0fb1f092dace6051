import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useSyncExternalStore } from 'react'
import { useFormState } from 'react-hook-form'
import { useFormParts } from './engine/form-context.ts'
import { messageAt } from './engine/message-at.ts'

/** An error of a field. */
export interface FormFault {
  readonly name: string
  readonly label: string
  readonly message: string
}

/** Most errors shown only at their fields; with more, they are listed above the form (ux 45). */
const summaryAbove = 3

/** Errors of the shown fields after the first attempt to save, in the order of the page. */
function useFaults(): readonly FormFault[] {
  const { control, shown, tried } = useFormParts()
  const { errors } = useFormState({ control })
  useSyncExternalStore(shown.subscribe, shown.version)
  if (!tried) return []
  return shown.list().flatMap(({ name, label }) => {
    const message = messageAt(errors, name)
    return message === undefined ? [] : [{ name, label, message }]
  })
}

/** The errors of the surrounding form, above its fields. */
export function FormSummary() {
  const { goTo } = useFormParts()
  return <FaultList faults={useFaults()} onGo={goTo} />
}

export interface FaultListProps {
  /** Errors, in the order of the fields. */
  readonly faults: readonly FormFault[]
  /** Focuses the field. */
  readonly onGo: (name: string) => void
}

/** Errors listed above a form if there are more than three; each line is a link to its field. */
export function FaultList({ faults, onGo }: FaultListProps) {
  const say = useText('form')
  return (
    <chakra.div role="alert">
      {faults.length > summaryAbove && (
        <chakra.div
          mb="4"
          p="3"
          borderRadius="sm"
          borderWidth="1px"
          borderColor="status.danger.border"
          bg="status.danger.subtle"
          textStyle="sm"
        >
          <chakra.p fontWeight="semibold" color="status.danger.fg">
            {say('form.wrong_count', { count: faults.length })}
          </chakra.p>
          <chakra.ul mt="1" ps="4" listStyle="disc">
            {faults.map(fault => (
              <li key={fault.name}>
                <chakra.button
                  type="button"
                  cursor="pointer"
                  minH="24px"
                  textAlign="start"
                  textDecoration="underline"
                  color="status.danger.fg"
                  onClick={() => onGo(fault.name)}
                >
                  {say('form.fault', { label: fault.label, message: fault.message })}
                </chakra.button>
              </li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </chakra.div>
  )
}
