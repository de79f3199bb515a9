<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Mentors;

use MentoriaiPortal\Mentors\MentorTexts;
use PHPUnit\Framework\TestCase;

final class MentorTextsTest extends TestCase {

	public function test_a_members_text_becomes_paragraphs_and_line_breaks_and_nothing_else(): void {
		$text = "Pirma <script>alert(1)</script>\nantra \"&\" 'x'\r\n\r\n \nTrečia\n";

		self::assertSame(
			'<p>Pirma &lt;script&gt;alert(1)&lt;/script&gt;<br>antra &quot;&amp;&quot; &apos;x&apos;</p><p>Trečia</p>',
			MentorTexts::member_html( $text )
		);
	}

	public function test_no_text_no_html(): void {
		self::assertSame( '', MentorTexts::member_html( " \n " ) );
	}
}
