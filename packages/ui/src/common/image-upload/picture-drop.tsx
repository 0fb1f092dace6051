import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { useField } from '../field/field-context.ts'
import { Icon } from '../icon/icon.tsx'
import { imageTypes } from './image-types.ts'

interface PictureDropProps {
  readonly size: { readonly width: number; readonly height: number }
  /** The next picture replaces the current one. */
  readonly replaces: boolean
  readonly several: boolean
  /** Id of the element with the limits. */
  readonly rulesId: string
  readonly onTake: (files: readonly File[]) => void
}

/** The area for choosing or dropping pictures. */
export function PictureDrop({ size, replaces, several, rulesId, onTake }: PictureDropProps) {
  const say = useText('form')
  const field = useField()
  const [over, setOver] = useState(false)
  return (
    <chakra.label
      style={size}
      display="grid"
      placeItems="center"
      alignContent="center"
      gap="1"
      textStyle="xs"
      color="fg.muted"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={over ? 'accent.solid' : 'border.control'}
      bg={over ? 'accent.subtle' : 'bg.surface'}
      borderRadius="sm"
      cursor="pointer"
      css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' } }}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        onTake([...event.dataTransfer.files])
      }}
    >
      <Icon of={ImagePlus} size={24} />
      {say(replaces ? 'form.picture_replace' : 'form.picture_add')}
      <chakra.input
        type="file"
        srOnly
        accept={imageTypes.join(',')}
        multiple={several}
        aria-describedby={[rulesId, field?.describedBy].filter(Boolean).join(' ')}
        {...(field?.invalid ? { 'aria-invalid': true } : {})}
        onChange={event => {
          onTake([...(event.target.files ?? [])])
          // Lets the same file be chosen again after a failure.
          event.target.value = ''
        }}
      />
    </chakra.label>
  )
}
