import { chakra } from '@chakra-ui/react/styled-system'
import { yupResolver } from '@hookform/resolvers/yup'
import { fieldMessages } from '@shiji/api/base/transport/failure.ts'
import { useAccountQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { useAuthEditMutation } from '@shiji/api/identity/identity.api.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { PasswordInput } from '@shiji/ui/common/input/password-input.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { object, string } from 'yup'
import { NewPasswordFields } from '../../../features/account/new-password-fields.tsx'
import { newPassword, repeated } from '../../../features/account/password-rules.ts'
import { useFieldError } from '../../../site/form/field-error.ts'
import { useReportLoss } from '../../../site/form/lost-answer.ts'
import { showMistakes } from '../../../site/form/server-fields.ts'
import { PATHS } from '../../../site/links/paths.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { Card } from '../../../site/page/card.tsx'
import { useHead } from '../../../site/page/use-head.ts'

const rules = object({
  current_password: string().required('error.cannot_be_empty'),
  password: newPassword,
  again: repeated('password'),
})

/** Change of the login password; the current one confirms the owner (product §1). Other sessions end. */
export function Component() {
  const say = useText('shop_account', 'login', 'common')
  const navigate = useNavigate()
  const reportLoss = useReportLoss()
  const errorOf = useFieldError()
  const { data: account } = useAccountQuery()
  const [edit] = useAuthEditMutation()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: yupResolver(rules),
    mode: 'onTouched',
    defaultValues: { current_password: '', password: '', again: '' },
  })
  const { errors, isSubmitting } = formState
  useHead({ title: say('shop_account.password_page') })
  const submit = handleSubmit(async ({ current_password, password }) => {
    const answer = await edit({
      area: 'buyer',
      edit: { nickname: account?.nickname ?? '', password, current_password },
    })
    if (answer.error === undefined) {
      toast.success(say('shop_account.password_changed'))
      await navigate(PATHS.safe)
      return
    }
    const failure = reportLoss(answer.error)
    const refused = Object.entries(fieldMessages(answer.error))
    showMistakes(
      { setError, setFocus },
      // The only business refusal of this form without fields is about the current password or a weak new one.
      failure?.code === CODE.refused
        ? [['current_password', failure.msg]]
        : refused.map(([field, message]) => [field === 'current_password' ? field : 'password', message]),
    )
  })
  return (
    <>
      <AccountHeading up={PATHS.safe}>{say('shop_account.password_page')}</AccountHeading>
      <Card maxW="560px">
        <chakra.form onSubmit={event => void submit(event)} noValidate display="flex" flexDirection="column" gap="4">
          <Field label={say('shop_account.password_current')} required error={errorOf(errors.current_password)}>
            <PasswordInput autoComplete="current-password" maxLength={200} {...register('current_password')} />
          </Field>
          <NewPasswordFields
            label={say('shop_account.password_new')}
            password={{ input: register('password'), error: errorOf(errors.password) }}
            again={{ input: register('again'), error: errorOf(errors.again) }}
          />
          <Button
            type="submit"
            look="solid"
            alignSelf="flex-start"
            loading={isSubmitting}
            disabled={account === undefined}
          >
            {say('shop_account.save')}
          </Button>
        </chakra.form>
      </Card>
    </>
  )
}
