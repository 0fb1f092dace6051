import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../common/button/button.tsx'
import { useFormParts } from './engine/form-context.ts'
import { FormSummary } from './form-summary.tsx'
import { useTallerThanWindow } from './use-taller-than-window.ts'

export interface FormFrameProps {
  /** The fields. */
  readonly children: ReactNode
  /** Called on cancel; without it there is no such button. */
  readonly onCancel?: (() => void) | undefined
  /** @default 'Save' */
  readonly submitLabel?: ReactNode
}

/**
 * Errors above the parts of a form and its buttons below; a form that is taller than the window has a button above too.
 */
export function FormFrame({ children, onCancel, submitLabel }: FormFrameProps) {
  const say = useText('common', 'form')
  const { sending, readOnly } = useFormParts()
  const whole = useRef<HTMLDivElement>(null)
  const tall = useTallerThanWindow(whole)
  return (
    <div ref={whole}>
      {tall && !readOnly && (
        <chakra.div display="flex" justifyContent="flex-end" mb="4">
          <Button
            type="submit"
            size="sm"
            loading={sending}
            {...(submitLabel === undefined ? { 'aria-label': say('form.save_above') } : {})}
          >
            {submitLabel ?? say('common.save')}
          </Button>
        </chakra.div>
      )}
      <FormSummary />
      {children}
      <FormFoot onCancel={onCancel} submitLabel={submitLabel} />
    </div>
  )
}

/** The server's message for the whole form, and the buttons. */
function FormFoot({ onCancel, submitLabel }: Omit<FormFrameProps, 'children'>) {
  const say = useText('common')
  const { sending, readOnly, refusal } = useFormParts()
  return (
    <chakra.div
      // Sticky inside a dialog, over the padding of its body too; on a page it is at the end.
      position="var(--shiji-form-foot, static)"
      bottom="-2"
      zIndex="1"
      mt="5"
      pt="3"
      pb="3"
      display="flex"
      flexWrap="wrap"
      justifyContent="flex-end"
      alignItems="center"
      gap="3"
      bg="var(--shiji-focus-gap, transparent)"
    >
      <chakra.div role="alert" flex="1" minW="0" textStyle="sm" fontWeight="medium" color="status.danger.fg">
        {refusal}
      </chakra.div>
      {onCancel && (
        <Button onClick={onCancel} disabled={sending}>
          {say(readOnly ? 'common.close' : 'common.cancel')}
        </Button>
      )}
      {!readOnly && (
        <Button type="submit" look="solid" loading={sending}>
          {submitLabel ?? say('common.save')}
        </Button>
      )}
    </chakra.div>
  )
}
