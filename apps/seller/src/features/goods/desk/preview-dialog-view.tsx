import { chakra } from '@chakra-ui/react/styled-system'
import { GuardedDialog } from '@shiji/backoffice/core/action/guarded-dialog.tsx'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { useText } from '@shiji/i18n/react.ts'
import { FormRenderer, type SubmitRefusal } from '@shiji/ui/backoffice/form/form-renderer.tsx'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'
import type { PreviewDialogProps } from './preview-dialog.tsx'

/** The dialog, its form and its second step. */
export function PreviewDialogView<P>(props: PreviewDialogProps<P>) {
  const { open, title, children, fields, initial, ask, show, isPossible, save, onClose } = props
  const say = useText('goods', 'backoffice')
  const [values, setValues] = useState<FormValues>(initial)
  const [seen, setSeen] = useState<P>()
  const [dirty, setDirty] = useState(false)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const look = async (typed: FormValues): Promise<SubmitRefusal | undefined> => {
    try {
      const preview = await ask(typed)
      setValues(typed)
      setProblem(undefined)
      setSeen(preview)
    } catch (failure) {
      return refusalOf(failure, say)
    }
    return undefined
  }
  const back = () => setSeen(undefined)
  const keep = async (preview: P) => {
    setSaving(true)
    setProblem(undefined)
    try {
      await save(values, preview)
      toast.success(say('error.operation_successful'))
      onClose(true)
    } catch (failure) {
      const { message, fields: wrong } = refusalOf(failure, say)
      setProblem(message ?? Object.values(wrong ?? {})[0])
    } finally {
      setSaving(false)
    }
  }
  return (
    <GuardedDialog
      open={open}
      title={title}
      width="half"
      dirty={dirty || seen !== undefined}
      onClose={() => onClose(false)}
      footer={
        seen === undefined ? undefined : (
          <>
            <Button disabled={saving} onClick={back}>
              {say('goods.preview_back')}
            </Button>
            <Button look="solid" loading={saving} disabled={!isPossible(seen)} onClick={() => void keep(seen)}>
              {say('common.save')}
            </Button>
          </>
        )
      }
    >
      <chakra.div mb="3">{children}</chakra.div>
      {seen === undefined ? (
        <FormRenderer
          fields={fields}
          initial={values}
          submitLabel={say('goods.preview')}
          onSubmit={look}
          onCancel={() => onClose(false)}
          onDirty={setDirty}
        />
      ) : (
        <>
          {show(seen)}
          {problem !== undefined && (
            <chakra.p role="alert" mt="3" textStyle="sm" color="status.danger.fg">
              {problem}
            </chakra.p>
          )}
        </>
      )}
    </GuardedDialog>
  )
}
