import { chakra } from '@chakra-ui/react/styled-system'
import { usePictureSpace } from '@shiji/backoffice/nouns/picture/use-picture-space.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'
import { imageTypes } from '@shiji/ui/common/image-upload/image-types.ts'
import { onDemand } from '@shiji/ui/common/lazy/on-demand.tsx'
import { WhenWanted } from '@shiji/ui/common/lazy/when-wanted.tsx'
import type { UploadFile } from '@shiji/ui/common/upload/upload-file.ts'
import { useUploads } from '@shiji/ui/common/upload/use-uploads.ts'
import { useState } from 'react'

const ImagePicker = onDemand(() =>
  import('@shiji/ui/backoffice/image-picker/image-picker.tsx').then(module => module.ImagePicker),
)

const EDGE = '48px'

/** One small picture beside the name of its value: select from existing ones, upload with progress, remove. */
export function ValuePicture({
  name,
  url,
  onUrl,
  upload,
}: {
  /** What the picture shows, for screen readers. */
  readonly name: string
  readonly url: string
  readonly onUrl: (url: string) => void
  readonly upload: UploadFile
}) {
  const say = useText('goods', 'common', 'error')
  const address = useFileAddress()
  const [refusal, setRefusal] = useState<string>()
  const uploads = useUploads('value', upload, onUrl, error =>
    error instanceof Error && error.message !== '' ? error.message : say('error.operation_failed'),
  )
  const [sending] = uploads.pending
  const take = (file: File | undefined) => {
    if (file === undefined) return
    for (const one of uploads.pending) uploads.cancel(one.key)
    const isImage = imageTypes.some(type => type === file.type)
    const isSmall = file.size <= LIMITS.upload.imageBytes
    setRefusal(
      isImage
        ? isSmall
          ? undefined
          : say('error.upload_size', { mb: LIMITS.upload.imageBytes / 1_048_576 })
        : say('error.upload_type'),
    )
    if (isImage && isSmall) uploads.start([file])
  }
  const problem = refusal ?? sending?.failure
  return (
    <chakra.div display="flex" alignItems="center" gap="1" flexShrink="0" maxW="full" flexWrap="wrap">
      <chakra.label
        position="relative"
        display="grid"
        placeItems="center"
        w={EDGE}
        h={EDGE}
        flexShrink="0"
        overflow="hidden"
        borderRadius="sm"
        borderWidth="1px"
        borderStyle={url === '' ? 'dashed' : 'solid'}
        borderColor="border.control"
        bg="bg.surface"
        color="fg.muted"
        textStyle="lg"
        cursor="pointer"
        css={{
          '& img': { w: 'full', h: 'full', objectFit: 'cover' },
          '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
        }}
      >
        {url === '' ? (
          <span aria-hidden>+</span>
        ) : (
          <img src={address(url)} alt={say('goods.value_picture', { name })} />
        )}
        {sending !== undefined && sending.failure === undefined && (
          <chakra.progress
            aria-label={say('common.uploading')}
            value={sending.share}
            max={1}
            position="absolute"
            bottom="1"
            w="80%"
            h="6px"
            css={{ accentColor: '{colors.accent.solid}' }}
          />
        )}
        <chakra.input
          type="file"
          srOnly
          accept={imageTypes.join(',')}
          aria-label={say('goods.value_picture_add', { name })}
          onChange={event => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </chakra.label>
      <FromSpace name={name} onUrl={onUrl} />
      {url !== '' && (
        <Button
          size="xs"
          look="ghost"
          tone="neutral"
          aria-label={say('goods.value_picture_remove', { name })}
          onClick={() => onUrl('')}
        >
          {say('common.clear')}
        </Button>
      )}
      {problem !== undefined && (
        <chakra.p role="alert" textStyle="xs" color="status.danger.fg">
          {problem}
        </chakra.p>
      )}
    </chakra.div>
  )
}

function FromSpace({ name, onUrl }: { readonly name: string; readonly onUrl: (url: string) => void }) {
  const say = useText('goods')
  const space = usePictureSpace('gallery')
  const [picking, setPicking] = useState(false)
  if (space === undefined) return null
  return (
    <>
      <Button
        size="xs"
        look="ghost"
        aria-label={say('goods.value_picture_pick', { name })}
        onClick={() => setPicking(true)}
      >
        {say('goods.value_picture_space')}
      </Button>
      <WhenWanted wanted={picking}>
        <ImagePicker
          open={picking}
          space={space}
          onClose={() => setPicking(false)}
          onPick={([picked]) => picked !== undefined && onUrl(picked)}
        />
      </WhenWanted>
    </>
  )
}
