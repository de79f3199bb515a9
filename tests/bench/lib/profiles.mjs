/**
 * Sizes and patience. `main` is the size at which ratios are judged; `slack` is by how much times may be beyond their
 * targets: builds run on machines that others use too, so there counts and rows decide.
 */
export const PROFILES = {
	small: {
		sizes: [
			{ messages: 1000, mentors: 1000, plans: 1000 },
			{ messages: 10000, mentors: 10000, plans: 10000 },
		],
		main: 1,
		rounds: [ 4, 12 ],
		repeats: 1,
		redisRounds: 0,
		sliceMs: 800,
		replies: { 1: 40, 16: 160 },
		slack: 2,
	},
	full: {
		sizes: [
			{ messages: 1000, mentors: 1000, plans: 1000 },
			{ messages: 10000, mentors: 10000, plans: 10000 },
			{ messages: 100000, mentors: 10000, plans: 100000 },
			{ messages: 1000000, mentors: 10000, plans: 100000 },
			{ messages: 1000000, mentors: 100000, plans: 100000 },
		],
		main: 3,
		rounds: [ 60, 60, 60, 120, 60 ],
		repeats: 5,
		redisRounds: 60,
		sliceMs: 2000,
		replies: { 1: 100, 16: 400 },
		slack: 1,
	},
};
