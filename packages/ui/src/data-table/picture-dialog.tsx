import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Dialog } from '../dialog/dialog.tsx'

export interface PictureDialogProps {
  readonly src: string
  readonly onClose: () => void
}

/** A picture of a row, large (point 31). */
export function PictureDialog({ src, onClose }: PictureDialogProps) {
  const say = useText('table')
  return (
    <Dialog open onClose={onClose} title={say('table.picture')} width="half" fullScreenToggle>
      <chakra.img
        src={src}
        alt={say('table.picture')}
        display="block"
        maxW="full"
        maxH="70dvh"
        mx="auto"
        mb="5"
        borderRadius="md"
        objectFit="contain"
      />
    </Dialog>
  )
}
