import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { UserRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../common/button/button.tsx'
import { useField, useGroupAttributes } from '../../common/field/field-context.ts'
import { useFileAddress } from '../../common/file-address/file-address.ts'
import { Icon } from '../../common/icon/icon.tsx'
import { imageTypes } from '../../common/image-upload/image-types.ts'
import type { UploadFile } from '../../common/upload/upload-file.ts'
import { useUploads } from '../../common/upload/use-uploads.ts'
import { CropDialog } from './crop-dialog.tsx'

const { widthPx: width, heightPx: height } = SPEC_LIMITS.avatar

export interface AvatarUploadProps {
  /** Address of the picture; '' for none. */
  readonly value: string
  /** Called with the address after the upload. */
  readonly onValue: (url: string) => void
  /** Uploads the picture and returns its address. */
  readonly upload: UploadFile
}

/** A person's picture: chosen, cropped to 150 × 150, uploaded; with progress, cancel and retry. */
export function AvatarUpload({ value, onValue, upload }: AvatarUploadProps) {
  const say = useText('common', 'error', 'form')
  const address = useFileAddress()
  const field = useField()
  const group = useGroupAttributes()
  const disabled = field?.disabled ?? false
  const picker = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ readonly file: File; readonly url: string }>()
  const [lost, setLost] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const uploads = useUploads(
    'avatar',
    (file, context) => upload(file, { ...context, option: { width, height } }),
    onValue,
    error => (error instanceof Error && error.message !== '' ? error.message : say('error.operation_failed')),
  )
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.url) : undefined), [chosen])
  const take = (file: File | undefined): void => {
    if (!file) return
    const known = imageTypes.some(type => type === file.type)
    setRefusal(known ? undefined : say('error.upload_type'))
    if (known) setChosen({ file, url: URL.createObjectURL(file) })
  }
  const [sending] = uploads.pending
  const shown = sending?.preview ?? value
  return (
    <chakra.div {...group} display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.span
        display="grid"
        placeItems="center"
        w="64px"
        h="64px"
        flexShrink="0"
        borderRadius="full"
        overflow="hidden"
        bg="bg.sunken"
        color="fg.muted"
        css={{ '& img': { w: 'full', h: 'full', objectFit: 'cover' } }}
      >
        {shown === '' || shown === lost ? (
          <Icon of={UserRound} size={24} />
        ) : (
          <img src={address(shown)} alt={say('common.avatar')} onError={() => setLost(shown)} />
        )}
      </chakra.span>
      {sending && !sending.failure && (
        <chakra.progress
          aria-label={say('common.uploading')}
          value={sending.share}
          max={1}
          w="80px"
          h="6px"
          css={{ accentColor: '{colors.accent.solid}' }}
        />
      )}
      {sending?.failure && <Button onClick={() => uploads.retry(sending.key)}>{say('common.retry')}</Button>}
      {sending ? (
        <Button onClick={() => uploads.cancel(sending.key)}>{say('common.cancel')}</Button>
      ) : (
        !disabled && (
          <Button aria-describedby={field?.describedBy} onClick={() => picker.current?.click()}>
            {say(value === '' ? 'form.picture_add' : 'form.picture_replace')}
          </Button>
        )
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        onChange={event => {
          take(event.target.files?.[0])
          // Lets the same file be chosen again after a failure.
          event.target.value = ''
        }}
      />
      <chakra.p role="alert" w="full" textStyle="xs" color="status.danger.fg" css={{ '&:empty': { display: 'none' } }}>
        {refusal ?? sending?.failure}
      </chakra.p>
      <CropDialog
        picture={chosen}
        edge={width}
        onCancel={() => setChosen(undefined)}
        onDone={file => {
          setChosen(undefined)
          uploads.start([file])
        }}
      />
    </chakra.div>
  )
}
