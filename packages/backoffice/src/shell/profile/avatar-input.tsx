import { chakra } from '@chakra-ui/react/styled-system'
import { useUploadMutation } from '@shiji/api/platform/platform.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useGroupAttributes } from '@shiji/ui/common/field/field-context.ts'
import { useRef } from 'react'
import { PersonAvatar } from './person-avatar.tsx'

export interface AvatarInputProps {
  readonly nickname: string
  readonly value: string
  readonly onChange: (url: string) => void
}

/** A person's picture, uploaded at 150 × 150 (spec §7); a failed upload has shown its error and changes nothing. */
export function AvatarInput({ nickname, value, onChange }: AvatarInputProps) {
  const say = useText()
  const picker = useRef<HTMLInputElement>(null)
  const [upload, { isLoading }] = useUploadMutation()
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    const { widthPx: width, heightPx: height } = LIMITS.avatar
    const outcome = await upload({ file, name: 'avatar', option: { width, height } })
    if (outcome.data !== undefined) onChange(outcome.data)
  }
  return (
    <chakra.div {...useGroupAttributes()} display="flex" alignItems="center" gap="4">
      <PersonAvatar nickname={nickname} avatar={value} size={64} />
      <Button size="sm" loading={isLoading} onClick={() => picker.current?.click()}>
        {say('common.upload')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={event => {
          void take(event.target.files?.[0])
          // The same file may be chosen again after a failure.
          event.target.value = ''
        }}
      />
    </chakra.div>
  )
}
