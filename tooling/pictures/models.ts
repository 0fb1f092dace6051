import { actionCamera } from './models/action-camera.ts'
import { airConditioner } from './models/air-conditioner.ts'
import { airCushion } from './models/air-cushion.ts'
import { airFryer } from './models/air-fryer.ts'
import { armchair } from './models/armchair.ts'
import { babyBottle } from './models/baby-bottle.ts'
import { babyWash } from './models/baby-wash.ts'
import { beautyDevice } from './models/beauty-device.ts'
import { bed } from './models/bed.ts'
import { boardGame } from './models/board-game.ts'
import { bodyWash } from './models/body-wash.ts'
import { bowlSet } from './models/bowl-set.ts'
import { buildingBlocks } from './models/building-blocks.ts'
import { candle } from './models/candle.ts'
import { charger } from './models/charger.ts'
import { cleanserTube } from './models/cleanser-tube.ts'
import { coffeeBag } from './models/coffee-bag.ts'
import { coffeeMachine } from './models/coffee-machine.ts'
import { coffeeTable } from './models/coffee-table.ts'
import { computerMouse } from './models/computer-mouse.ts'
import { creamJar } from './models/cream-jar.ts'
import { cushion } from './models/cushion.ts'
import { deskLamp } from './models/desk-lamp.ts'
import { digitalPiano } from './models/digital-piano.ts'
import { diningTable } from './models/dining-table.ts'
import { dumbbell } from './models/dumbbell.ts'
import { earbuds } from './models/earbuds.ts'
import { easyPhone } from './models/easy-phone.ts'
import { eggBox } from './models/egg-box.ts'
import { electricToothbrush } from './models/electric-toothbrush.ts'
import { essenceBottle } from './models/essence-bottle.ts'
import { eyePalette } from './models/eye-palette.ts'
import { faceMask } from './models/face-mask.ts'
import { fan } from './models/fan.ts'
import { firstAidKit } from './models/first-aid-kit.ts'
import { fishingRod } from './models/fishing-rod.ts'
import { floorLamp } from './models/floor-lamp.ts'
import { foldablePhone } from './models/foldable-phone.ts'
import { formulaTin } from './models/formula-tin.ts'
import { fridge } from './models/fridge.ts'
import { fryingPan } from './models/frying-pan.ts'
import { hairDryer } from './models/hair-dryer.ts'
import { headphones } from './models/headphones.ts'
import { humidifier } from './models/humidifier.ts'
import { juiceBottle } from './models/juice-bottle.ts'
import { kettle } from './models/kettle.ts'
import { keyboard } from './models/keyboard.ts'
import { lantern } from './models/lantern.ts'
import { laptop } from './models/laptop.ts'
import { lipstick } from './models/lipstick.ts'
import { milkCarton } from './models/milk-carton.ts'
import { monitor } from './models/monitor.ts'
import { mug } from './models/mug.ts'
import { nappies } from './models/nappies.ts'
import { necktie } from './models/necktie.ts'
import { notebook } from './models/notebook.ts'
import { novel } from './models/novel.ts'
import { nutJar } from './models/nut-jar.ts'
import { pendant } from './models/pendant.ts'
import { perfume } from './models/perfume.ts'
import { phone } from './models/phone.ts'
import { phoneCase } from './models/phone-case.ts'
import { pictureBook } from './models/picture-book.ts'
import { pillBottle } from './models/pill-bottle.ts'
import { plates } from './models/plates.ts'
import { powerBank } from './models/power-bank.ts'
import { proteinTub } from './models/protein-tub.ts'
import { pumpBottle } from './models/pump-bottle.ts'
import { readingLamp } from './models/reading-lamp.ts'
import { retroSpeaker } from './models/retro-speaker.ts'
import { riceCooker } from './models/rice-cooker.ts'
import { ridgeTent } from './models/ridge-tent.ts'
import { robotVacuum } from './models/robot-vacuum.ts'
import { serum } from './models/serum.ts'
import { shaver } from './models/shaver.ts'
import { skateboard } from './models/skateboard.ts'
import { smartWatch } from './models/smart-watch.ts'
import { soap } from './models/soap.ts'
import { sofa } from './models/sofa.ts'
import { speaker } from './models/speaker.ts'
import { sportsBottle } from './models/sports-bottle.ts'
import { stickVacuum } from './models/stick-vacuum.ts'
import { stockPot } from './models/stock-pot.ts'
import { stool } from './models/stool.ts'
import { storageBox } from './models/storage-box.ts'
import { suitcase } from './models/suitcase.ts'
import { teaSet } from './models/tea-set.ts'
import { teaTin } from './models/tea-tin.ts'
import { television } from './models/television.ts'
import { thermometer } from './models/thermometer.ts'
import { thermos } from './models/thermos.ts'
import { toothpaste } from './models/toothpaste.ts'
import { towels } from './models/towels.ts'
import { vase } from './models/vase.ts'
import { washer } from './models/washer.ts'
import { wineBottle } from './models/wine-bottle.ts'
import { yogaMat } from './models/yoga-mat.ts'
import type { Model } from './studio/model.ts'

/** Every product the studio can render, by the name that the catalogue uses. */
export const models: Readonly<Record<string, Model>> = {
  'action-camera': actionCamera,
  'air-conditioner': airConditioner,
  'air-cushion': airCushion,
  'air-fryer': airFryer,
  armchair,
  'baby-bottle': babyBottle,
  'baby-wash': babyWash,
  'beauty-device': beautyDevice,
  bed,
  'board-game': boardGame,
  'body-wash': bodyWash,
  'bowl-set': bowlSet,
  'building-blocks': buildingBlocks,
  candle,
  charger,
  'cleanser-tube': cleanserTube,
  'coffee-bag': coffeeBag,
  'coffee-machine': coffeeMachine,
  'coffee-table': coffeeTable,
  'computer-mouse': computerMouse,
  'cream-jar': creamJar,
  cushion,
  'desk-lamp': deskLamp,
  'digital-piano': digitalPiano,
  'dining-table': diningTable,
  dumbbell,
  earbuds,
  'easy-phone': easyPhone,
  'egg-box': eggBox,
  'electric-toothbrush': electricToothbrush,
  'essence-bottle': essenceBottle,
  'eye-palette': eyePalette,
  'face-mask': faceMask,
  fan,
  'first-aid-kit': firstAidKit,
  'fishing-rod': fishingRod,
  'floor-lamp': floorLamp,
  'foldable-phone': foldablePhone,
  'formula-tin': formulaTin,
  fridge,
  'frying-pan': fryingPan,
  'hair-dryer': hairDryer,
  headphones,
  humidifier,
  'juice-bottle': juiceBottle,
  kettle,
  keyboard,
  lantern,
  laptop,
  lipstick,
  'milk-carton': milkCarton,
  monitor,
  mug,
  nappies,
  necktie,
  notebook,
  novel,
  'nut-jar': nutJar,
  pendant,
  perfume,
  phone,
  'phone-case': phoneCase,
  'picture-book': pictureBook,
  'pill-bottle': pillBottle,
  plates,
  'power-bank': powerBank,
  'protein-tub': proteinTub,
  'pump-bottle': pumpBottle,
  'reading-lamp': readingLamp,
  'retro-speaker': retroSpeaker,
  'rice-cooker': riceCooker,
  'ridge-tent': ridgeTent,
  'robot-vacuum': robotVacuum,
  serum,
  shaver,
  skateboard,
  'smart-watch': smartWatch,
  soap,
  sofa,
  speaker,
  'sports-bottle': sportsBottle,
  'stick-vacuum': stickVacuum,
  'stock-pot': stockPot,
  stool,
  'storage-box': storageBox,
  suitcase,
  'tea-set': teaSet,
  'tea-tin': teaTin,
  television,
  thermometer,
  thermos,
  toothpaste,
  towels,
  vase,
  washer,
  'wine-bottle': wineBottle,
  'yoga-mat': yogaMat,
}
