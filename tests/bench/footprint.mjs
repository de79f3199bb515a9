/**
 * Measures alone what the plugin costs requests that are not its own, in many turns. `bin/bench --profile footprint`
 * serves the site and calls this.
 */
import { parseArgs } from 'node:util';
import { Client } from './lib/client.mjs';
import { footprint } from './lib/footprint.mjs';
import { judgeFootprint } from './lib/judge.mjs';
import { CpuMeter, InstructionMeter } from './lib/meters.mjs';
import { PROFILES } from './lib/profiles.mjs';
import { footprintRows } from './lib/print.mjs';
import { Site } from './lib/site.mjs';

const TURNS = 80;

const { values: asked } = parseArgs( { options: { dir: { type: 'string' } } } );
const site = new Site( asked.dir );
site.useRedis( false );
site.seed( PROFILES.small.sizes[ 0 ] );
const client = new Client( site.url );
const isCounted = InstructionMeter.isFor( site );
const meter = isCounted ? new InstructionMeter( site ) : new CpuMeter( site );
const rows = await footprint( client, meter, isCounted ? 1 : TURNS );
client.close();
process.stdout.write( footprintRows( rows, meter.unit ).join( '\n' ) + '\n' );
process.exitCode = judgeFootprint( rows, PROFILES.full ).every(
	( { isMet } ) => isMet
)
	? 0
	: 1;
