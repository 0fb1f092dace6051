import type { LeafPictures } from '../../studio/cover/cover.ts'
import { actionCamera } from './action-camera/covers.ts'
import { camera } from './camera/covers.ts'
import { charger } from './charger/covers.ts'
import { earbuds } from './earbuds/covers.ts'
import { easyPhone } from './easy-phone/covers.ts'
import { foldable } from './foldable/covers.ts'
import { headphones } from './headphones/covers.ts'
import { keyboard } from './keyboard/covers.ts'
import { laptopLeaf } from './laptop/covers.ts'
import { microphone } from './microphone/covers.ts'
import { monitor } from './monitor/covers.ts'
import { phone } from './phone/covers.ts'
import { phoneCase } from './phone-case/covers.ts'
import { printer } from './printer/covers.ts'
import { speaker } from './speaker/covers.ts'
import { watch } from './watch/covers.ts'

/** Classes of electronics. */
export const electronicsLeaves: Readonly<Record<string, LeafPictures>> = {
  'action-camera': actionCamera,
  camera,
  charger,
  earbuds,
  'easy-phone': easyPhone,
  foldable,
  headphones,
  keyboard,
  laptop: laptopLeaf,
  microphone,
  monitor,
  phone,
  'phone-case': phoneCase,
  printer,
  speaker,
  watch,
}
