import { chakra } from '@chakra-ui/react/styled-system'
import { fieldMessages } from '@shiji/api/base/transport/failure.ts'
import { useAccountQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { useAuthEditMutation } from '@shiji/api/identity/identity.api.ts'
import type { UserInfo } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Radio } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { AvatarField } from '../../../features/account/avatar-field.tsx'
import { useReportLoss } from '../../../site/form/lost-answer.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { Card } from '../../../site/page/card.tsx'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'

/** Avatar, nickname, sex (spec §2 /user/info). */
export function Component() {
  const say = useText('shop_account')
  const { data: account, isError, error: failure, refetch } = useAccountQuery()
  useHead({ title: say('shop_account.info_page') })
  return (
    <>
      <AccountHeading>{say('shop_account.info_page')}</AccountHeading>
      {account ? (
        <InfoForm account={account} />
      ) : isError ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </>
  )
}

const sexes = [0, 1, 2] as const

function InfoForm({ account }: { readonly account: UserInfo }) {
  const say = useText('shop_account', 'error', 'common')
  const reportLoss = useReportLoss()
  const group = useId()
  const form = useRef<HTMLFormElement>(null)
  const [edit, { isLoading, error }] = useAuthEditMutation()
  const [nickname, setNickname] = useState(account.nickname)
  const [avatar, setAvatar] = useState(account.avatar)
  const [sex, setSex] = useState(account.sex)
  const [tried, setTried] = useState(false)
  const empty = nickname.trim() === ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (empty) return form.current?.querySelector<HTMLInputElement>('[name=nickname]')?.focus()
    const answer = await edit({ area: 'buyer', edit: { nickname: nickname.trim(), avatar, sex } })
    if (answer.error === undefined) toast.success(say('shop_account.info_saved'))
    else reportLoss(answer.error)
  }
  return (
    <Card maxW="640px">
      <chakra.form
        ref={form}
        onSubmit={event => void submit(event)}
        noValidate
        display="flex"
        flexDirection="column"
        gap="5"
      >
        <Field label={say('shop_account.info_avatar')} group>
          <AvatarField value={avatar} onValue={setAvatar} />
        </Field>
        <Field
          label={say('shop_account.info_nickname')}
          required
          error={(tried && empty ? say('error.cannot_be_empty') : undefined) ?? fieldMessages(error).nickname}
        >
          <Input
            name="nickname"
            autoComplete="nickname"
            maxLength={30}
            value={nickname}
            onChange={event => setNickname(event.target.value)}
          />
        </Field>
        <chakra.fieldset>
          <chakra.legend textStyle="md" fontWeight="medium" color="fg.muted" mb="1.5">
            {say('shop_account.info_sex')}
          </chakra.legend>
          <chakra.div display="flex" gap="6">
            {sexes.map(one => (
              <Radio key={one} name={group} checked={sex === one} onChange={() => setSex(one)}>
                {say(`shop_account.info_sex_${one}`)}
              </Radio>
            ))}
          </chakra.div>
        </chakra.fieldset>
        <Field label={say('shop_account.info_phone')} readOnly>
          <Input value={account.phone} readOnly />
        </Field>
        <Button type="submit" look="solid" alignSelf="flex-start" loading={isLoading}>
          {say('shop_account.save')}
        </Button>
      </chakra.form>
    </Card>
  )
}
