import { chosenYear } from './years';

const years = [
	{ year: 2026, held: 3, minutes: 150 },
	{ year: 2024, held: 1, minutes: 60 },
];

it.each( [
	[ '2024', 2024 ],
	[ '2026', 2026 ],
	[ '2025', 2026 ],
	[ '', 2026 ],
	[ 'x', 2026 ],
	[ null, 2026 ],
] )( 'an address that asks for %s shows %d', ( asked, year ) => {
	expect( chosenYear( years, asked )?.year ).toBe( year );
} );

it( 'there is nothing to choose where no meeting took place', () => {
	expect( chosenYear( [], '2026' ) ).toBeUndefined();
} );
