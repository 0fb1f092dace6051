import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Dialog } from '../../../common/dialog/dialog.tsx'
import { useFileAddress } from '../../../common/file-address/file-address.ts'

export interface PictureDialogProps {
  readonly src: string
  readonly onClose: () => void
}

/** A picture of a row, large (point 31). */
export function PictureDialog({ src, onClose }: PictureDialogProps) {
  const say = useText('table')
  const address = useFileAddress()
  return (
    <Dialog open onClose={onClose} title={say('table.picture')} width="half" fullScreenToggle>
      <chakra.img
        src={address(src)}
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
