import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { Button } from '../../common/button/button.tsx'
import { Dialog } from '../../common/dialog/dialog.tsx'
import { cropBox, heldView, mostZoom, type Size, wholeView } from './crop-box.ts'
import { cropFile } from './crop-file.ts'

export interface CropDialogProps {
  /** The chosen picture; undefined while the dialog is closed. */
  readonly picture: { readonly file: File; readonly url: string } | undefined
  /** Edge of the result in px. @default 150 (§9) */
  readonly edge?: number
  readonly onDone: (file: File) => void
  readonly onCancel: () => void
}

const stage = 280
const step = 0.02

interface StageProps {
  readonly url: string
  readonly name: string
  readonly edge: number
  readonly onFile: (cut: () => Promise<File>) => void
  readonly onBroken: () => void
}

function CropStage({ url, name, edge, onFile, onBroken }: StageProps) {
  const say = useText('form')
  const zoomId = useId()
  const image = useRef<HTMLImageElement>(null)
  const [size, setSize] = useState<Size>()
  const [view, setView] = useState(wholeView)
  const held = size ? heldView(view, size) : view
  const box = size && cropBox(held, size)
  const change = (next: Partial<typeof view>): void => {
    if (!size) return
    const moved = heldView({ ...held, ...next }, size)
    setView(moved)
    const { current } = image
    if (current) onFile(() => cropFile(current, cropBox(moved, size), edge, name))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
    if (!by) return
    event.preventDefault()
    change({ x: held.x + (by[0] ?? 0), y: held.y + (by[1] ?? 0) })
  }
  const drag = (event: PointerEvent): void => {
    if (!size || !box || event.buttons === 0) return
    const scale = box.edge / stage
    change({
      x: held.x - (event.movementX * scale) / size.width,
      y: held.y - (event.movementY * scale) / size.height,
    })
  }
  const scale = box ? stage / box.edge : 1
  return (
    <chakra.div display="grid" gap="4" justifyItems="center">
      <chakra.div
        role="group"
        aria-label={say('form.crop_area')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        position="relative"
        overflow="hidden"
        borderRadius="md"
        bg="bg.sunken"
        cursor="move"
        touchAction="none"
        style={{ width: stage, height: stage }}
      >
        <img
          ref={image}
          src={url}
          alt={name}
          draggable={false}
          onLoad={event => {
            const { naturalWidth: width, naturalHeight: height } = event.currentTarget
            // A vector drawing without a size of its own cannot be cropped.
            if (width === 0 || height === 0) return onBroken()
            const loaded = { width, height }
            setSize(loaded)
            const { currentTarget } = event
            onFile(() => cropFile(currentTarget, cropBox(wholeView, loaded), edge, name))
          }}
          onError={onBroken}
          style={{
            position: 'absolute',
            maxWidth: 'none',
            visibility: size ? 'visible' : 'hidden',
            ...(size && box
              ? {
                  width: size.width * scale,
                  height: size.height * scale,
                  left: -box.left * scale,
                  top: -box.top * scale,
                }
              : {}),
          }}
        />
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="3" w="full" maxW="280px" textStyle="sm">
        <label htmlFor={zoomId}>{say('form.crop_zoom')}</label>
        <chakra.input
          id={zoomId}
          type="range"
          flex="1"
          min={1}
          max={mostZoom}
          step={0.05}
          value={held.zoom}
          onChange={event => change({ zoom: Number(event.target.value) })}
          css={{ accentColor: '{colors.accent.solid}' }}
        />
      </chakra.div>
      <chakra.p textStyle="xs" color="fg.muted">
        {say('form.crop_hint', { edge })}
      </chakra.p>
    </chakra.div>
  )
}

/** Crops a picture to a square: moved by dragging or arrow keys, zoomed by a slider. */
export function CropDialog({ picture, edge = SPEC_LIMITS.avatar.widthPx, onDone, onCancel }: CropDialogProps) {
  const say = useText('common', 'error', 'form')
  const [cut, setCut] = useState<() => Promise<File>>()
  const [broken, setBroken] = useState(false)
  const leave = (): void => {
    setCut(undefined)
    setBroken(false)
    onCancel()
  }
  const finish = async (): Promise<void> => {
    if (!cut) return
    try {
      const file = await cut()
      setCut(undefined)
      onDone(file)
    } catch (error) {
      console.error(error)
      setBroken(true)
    }
  }
  return (
    <Dialog
      open={picture !== undefined}
      onClose={leave}
      title={say('form.crop')}
      width="sm"
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={leave}>{say('common.cancel')}</Button>
          <Button look="solid" disabled={!cut || broken} onClick={() => void finish()}>
            {say('common.confirm')}
          </Button>
        </>
      }
    >
      {picture && (
        <CropStage
          key={picture.url}
          url={picture.url}
          name={picture.file.name}
          edge={edge}
          onFile={next => setCut(() => next)}
          onBroken={() => setBroken(true)}
        />
      )}
      {broken && (
        <chakra.p role="alert" textStyle="sm" color="status.danger.fg">
          {say('error.upload_type')}
        </chakra.p>
      )}
    </Dialog>
  )
}
