import { chakra } from '@chakra-ui/react/styled-system'
import type { StoredUser } from '@shiji/api/base/session/slots.ts'
import { fieldMessages } from '@shiji/api/base/transport/failure.ts'
import { type ProfileEdit, useAuthEditMutation } from '@shiji/api/identity/identity.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { PasswordInput } from '@shiji/ui/common/input/password-input.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { isCut } from '../../core/action/refusal.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { AvatarInput } from './avatar-input.tsx'

interface ProfileFields {
  nickname: string
  avatar: string
  password: string
  current_password: string
}

export interface ProfileDialogProps {
  /** The current person. */
  readonly user: StoredUser
  /** Called on close and after saving. */
  readonly onClose: () => void
}

/**
 * Dialog to change nickname, picture and password (spec §4, §5). A new password requires the current one. A refusal keeps the dialog and its input.
 */
export function ProfileDialog({ user, onClose }: ProfileDialogProps) {
  const say = useText('error', 'backoffice')
  const { area, host } = useBackoffice()
  const [edit] = useAuthEditMutation()
  const formId = useId()
  const { register, control, handleSubmit, watch, setError, formState } = useForm<ProfileFields>({
    defaultValues: { nickname: user.nickname, avatar: user.avatar, password: '', current_password: '' },
  })
  const changesPassword = watch('password') !== ''
  const save = async (fields: ProfileFields) => {
    try {
      await edit({ area, edit: editOf(fields, user) }).unwrap()
      toast.success(say('error.operation_successful'))
      onClose()
    } catch (failure) {
      host.log('profile', failure)
      if (isCut(failure)) toast.error(say('backoffice.no_answer'))
      for (const [name, message] of Object.entries(fieldMessages(failure))) {
        if (isField(name)) setError(name, { message })
      }
    }
  }
  const cannotBeEmpty = say('error.cannot_be_empty')
  const submit = handleSubmit(save)
  return (
    <Dialog
      open
      onClose={() => !formState.isSubmitting && onClose()}
      closeOnOutside={false}
      title={say('common.user_info')}
      footer={
        <>
          <Button onClick={onClose} disabled={formState.isSubmitting}>
            {say('common.cancel')}
          </Button>
          <Button type="submit" form={formId} look="solid" loading={formState.isSubmitting}>
            {say('common.save')}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={event => void submit(event)}
      >
        <Controller
          control={control}
          name="avatar"
          render={({ field }) => (
            <Field label={say('common.avatar')} error={formState.errors.avatar?.message} group>
              <AvatarInput nickname={user.nickname} value={field.value} onChange={field.onChange} />
            </Field>
          )}
        />
        <Field label={say('common.nickname')} required error={formState.errors.nickname?.message}>
          <Input
            autoComplete="nickname"
            maxLength={30}
            {...register('nickname', { validate: text => text.trim() !== '' || cannotBeEmpty })}
          />
        </Field>
        <Field
          label={say('backoffice.profile.password')}
          hint={say('backoffice.profile.password_hint')}
          error={formState.errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        {changesPassword && (
          <Field
            label={say('backoffice.profile.current_password')}
            required
            error={formState.errors.current_password?.message}
          >
            <PasswordInput
              autoComplete="current-password"
              {...register('current_password', { required: cannotBeEmpty, shouldUnregister: true })}
            />
          </Field>
        )}
      </chakra.form>
    </Dialog>
  )
}

function editOf({ nickname, avatar, password, current_password }: ProfileFields, user: StoredUser): ProfileEdit {
  return {
    nickname: nickname.trim(),
    password,
    ...(password === '' ? {} : { current_password }),
    ...(avatar === user.avatar ? {} : { avatar }),
  }
}

const isField = (name: string): name is keyof ProfileFields =>
  name === 'nickname' || name === 'avatar' || name === 'password' || name === 'current_password'
