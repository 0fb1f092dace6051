import { chakra } from '@chakra-ui/react/styled-system'
import { useUploadMutation } from '@shiji/api/platform/platform.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Spinner } from '@shiji/ui/common/spinner/spinner.tsx'
import { useId, useState } from 'react'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { Avatar } from '../../site/page/avatar.tsx'

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
const megabyte = 1_048_576

export interface AvatarFieldProps {
  readonly value: string
  readonly onValue: (url: string) => void
}

/** The avatar, 150×150 (spec §9): shown round; a selected picture is sent at once. */
export function AvatarField({ value, onValue }: AvatarFieldProps) {
  const say = useText('shop_account', 'error')
  const reportLoss = useReportLoss()
  const id = useId()
  const [upload, { isLoading }] = useUploadMutation()
  const [problem, setProblem] = useState<string>()
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    if (!types.includes(file.type)) return setProblem(say('error.upload_type'))
    if (file.size > LIMITS.upload.imageBytes) {
      return setProblem(say('error.upload_size', { mb: Math.floor(LIMITS.upload.imageBytes / megabyte) }))
    }
    setProblem(undefined)
    const { widthPx: width, heightPx: height } = LIMITS.avatar
    const answer = await upload({ file, name: 'avatar', option: { width, height } })
    if (answer.data !== undefined) onValue(answer.data)
    else reportLoss(answer.error)
  }
  return (
    <chakra.div display="flex" alignItems="center" gap="4">
      <Avatar src={value} size="huge" tone="neutral">
        {isLoading ? <Spinner /> : undefined}
      </Avatar>
      <div>
        <chakra.label
          htmlFor={id}
          display="inline-flex"
          alignItems="center"
          h="control-md"
          px="4"
          borderWidth="1px"
          borderColor="border.control"
          borderRadius="sm"
          textStyle="md"
          fontWeight="medium"
          cursor="pointer"
          _hover={{ borderColor: 'accent.solid', color: 'accent.fg' }}
          css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } }}
        >
          {say('shop_account.info_avatar_change')}
          <chakra.input
            id={id}
            type="file"
            accept={types.join(',')}
            disabled={isLoading}
            onChange={event => {
              void take(event.target.files?.[0])
              // The same file may be chosen again after a failure.
              event.target.value = ''
            }}
            srOnly
          />
        </chakra.label>
        <chakra.p
          textStyle="xs"
          color={problem ? 'status.danger.fg' : 'fg.muted'}
          mt="1.5"
          role={problem ? 'alert' : undefined}
        >
          {problem ?? say('shop_account.info_avatar_hint')}
        </chakra.p>
      </div>
    </chakra.div>
  )
}
