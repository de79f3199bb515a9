<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Schema;

/**
 * Lithuanian names in the replies that the server's HTML reads.
 */
final class Names {

	public const DESCRIPTION = 'aprasymas';
	public const SPEAKERS    = 'pranesejai';
	public const TOWN        = 'miestas';
	public const TOWNS       = 'miestai';
	public const VENUE       = 'vieta';
	public const STORIES     = 'istorijos';
	public const MENTORS     = 'mentoriai';
	public const POSITION    = 'pareigos_ir_imone';
	public const HEADING     = 'bloko_antraste';
	public const BLOCK_TEXT = 'bloko_tekstas';
	public const TEXT        = 'turinys';
	public const FAQ         = 'klausimas_ir_atsakymas';
	public const QUESTION    = 'klausimas';
	public const ANSWER      = 'atsakymas';
	public const BUSY        = 'paskyrosUzimtumas';
	public const CHECKLIST   = 'klausimai';
}
