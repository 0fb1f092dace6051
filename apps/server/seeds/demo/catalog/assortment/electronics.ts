import { earbuds } from './electronics/audio/earbuds.ts'
import { headphones } from './electronics/audio/headphones.ts'
import { microphone } from './electronics/audio/microphone.ts'
import { speaker } from './electronics/audio/speaker.ts'
import { keyboard } from './electronics/computing/keyboard.ts'
import { laptop } from './electronics/computing/laptop.ts'
import { monitor } from './electronics/computing/monitor.ts'
import { printer } from './electronics/computing/printer.ts'
import { easyPhone } from './electronics/phones/easy-phone.ts'
import { foldable } from './electronics/phones/foldable.ts'
import { phone } from './electronics/phones/phone.ts'
import { phoneCase } from './electronics/phones/phone-case.ts'
import { actionCamera } from './electronics/smart/action-camera.ts'
import { camera } from './electronics/smart/camera.ts'
import { charger } from './electronics/smart/charger.ts'
import { watch } from './electronics/smart/watch.ts'
import type { Branch } from './shape.ts'

/** 手机数码 */
export const electronics: Branch = {
  code: 'electronics',
  name: '手机数码|Electronics',
  cover: 'headphones-3',
  groups: [
    {
      code: 'phones',
      name: '手机通讯|Phones',
      commission: 300,
      cover: 'phone-7',
      leaves: [phone, foldable, easyPhone, phoneCase],
    },
    {
      code: 'audio',
      name: '影音娱乐|Audio',
      commission: 400,
      cover: 'speaker-4',
      leaves: [headphones, earbuds, speaker, microphone],
    },
    {
      code: 'computing',
      name: '电脑办公|Computing',
      commission: 300,
      cover: 'laptop-4',
      leaves: [laptop, monitor, keyboard, printer],
    },
    {
      code: 'smart',
      name: '智能摄影|Smart & camera',
      commission: 350,
      cover: 'watch-4',
      leaves: [watch, camera, actionCamera, charger],
    },
  ],
}
