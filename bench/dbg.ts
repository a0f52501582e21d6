import { triptychSlots, floorSlots, boardgameIoSlots } from './load-clients.ts';
import { run, traffic } from './load.ts';
const slots = await ({ t: triptychSlots, f: floorSlots, b: boardgameIoSlots })[process.argv[3] as "t"](Number(process.argv[2]));
console.log('slots', slots.length);
console.log(await run(slots));
process.exit(0);
