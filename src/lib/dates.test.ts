import {
	dayLabel,
	longDay,
	monthOfDay,
	monthYear,
	shortMonth,
	weekday,
} from './date-words';
import { day, dayNumber, daysBetween, dayTime, time, today } from './dates';

function inLanguage( lang: string ) {
	document.documentElement.lang = lang;
}

afterEach( () => {
	inLanguage( '' );
	jest.useRealTimers();
} );

describe( 'dates', () => {
	it( 'tells the day and time of Vilnius, not of the browser or of UTC', () => {
		expect( dayTime( '2026-11-20T22:30:00Z' ) ).toBe( '2026-11-21 00:30' );
		expect( day( '2026-07-01T21:30:00Z' ) ).toBe( '2026-07-02' );
		expect( time( '2026-07-01T21:05:00Z' ) ).toBe( '00:05' );
	} );

	it( 'is right around the change of the clocks', () => {
		// Sunday 29 March 2026, 03:00 becomes 04:00; 25 October, 04:00 becomes 03:00.
		expect( dayTime( '2026-03-29T00:30:00Z' ) ).toBe( '2026-03-29 02:30' );
		expect( dayTime( '2026-03-29T01:30:00Z' ) ).toBe( '2026-03-29 04:30' );
		expect( dayTime( '2026-10-25T00:30:00Z' ) ).toBe( '2026-10-25 03:30' );
		expect( dayTime( '2026-10-25T01:30:00Z' ) ).toBe( '2026-10-25 03:30' );
		expect( dayTime( '2026-10-25T22:30:00Z' ) ).toBe( '2026-10-26 00:30' );
	} );

	it( 'leaves a day without a time the same day', () => {
		expect( day( '2026-03-29' ) ).toBe( '2026-03-29' );
		expect( day( '2026-12-31' ) ).toBe( '2026-12-31' );
	} );

	it( 'writes long days in both languages, with figures that do not break', () => {
		inLanguage( 'lt' );
		expect( dayLabel( '2026-11-18T10:00:00Z' ) ).toBe(
			'2026\u00a0m. lapkričio 18\u00a0d.'
		);
		expect( longDay( '2026-11-21' ) ).toBe(
			'2026\u00a0m. lapkričio 21\u00a0d., šeštadienis'
		);
		inLanguage( 'en' );
		expect( dayLabel( '2026-11-18' ) ).toBe( '18 November 2026' );
	} );

	it( 'has Lithuanian short months of its own', () => {
		inLanguage( 'lt-LT' );
		expect( shortMonth( '2026-11-20' ) ).toBe( 'lapkr.' );
		expect( shortMonth( '2026-01-31T23:30:00Z' ) ).toBe( 'vas.' );
		inLanguage( 'en' );
		expect( shortMonth( '2026-11-20' ) ).toBe( 'Nov' );
	} );

	it( 'knows today in Vilnius', () => {
		jest.useFakeTimers( { now: new Date( '2026-11-20T22:30:00Z' ) } );
		expect( today() ).toBe( '2026-11-21' );
	} );

	it( 'takes a day apart for calendar leaves', () => {
		inLanguage( 'lt' );
		expect( dayNumber( '2026-12-03' ) ).toBe( '3' );
		expect( monthYear( '2026-12-03' ) ).toBe( '2026\u00a0m. gruodis' );
		expect( monthOfDay( '2026-12-03' ) ).toBe( 'gruodžio' );
		expect( weekday( '2026-12-03' ) ).toBe( 'ketvirtadienis' );
		inLanguage( 'en' );
		expect( monthYear( '2026-12-03' ) ).toBe( 'December 2026' );
		expect( monthOfDay( '2026-12-03' ) ).toBe( 'December' );
	} );

	it( 'counts days across the change of the clocks', () => {
		expect( daysBetween( '2026-10-24', '2026-10-26' ) ).toBe( 2 );
		expect( daysBetween( '2026-03-28', '2026-03-30' ) ).toBe( 2 );
		expect( daysBetween( '2026-12-03', '2026-12-01' ) ).toBe( -2 );
	} );
} );
