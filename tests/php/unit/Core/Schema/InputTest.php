<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core\Schema;

use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Field;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class InputTest extends TestCase {

	/** @return iterable<string, array{Field, mixed, string}> Field, what is sent, message key. */
	public static function refused(): iterable {
		foreach ( array( 'true' => true, 'zero' => 0, 'list' => array(), 'object' => array( 'a' => 1 ), 'float' => 1.5 ) as $name => $value ) {
			yield "text from $name" => array( Text::line( 10 )->required(), $value, 'invalid' );
		}
		yield 'text that is only spaces' => array( Text::line( 10 )->required(), " \u{00A0}\n\t", 'required' );
		yield 'text of eleven characters' => array( Text::line( 10 ), 'ąčęėįšųūž„“', 'too_long' );
		yield 'text that is not UTF-8' => array( Text::line( 10 ), "\xC3\x28", 'invalid' );
		yield 'e-mail without a domain' => array( Text::email(), 'lina@', 'user.incorectemail' );
		yield 'number from true' => array( Number::id(), true, 'invalid' );
		yield 'number from 0e1' => array( Number::id(), '0e1', 'invalid' );
		yield 'number with a line break' => array( Number::id(), "5\n", 'invalid' );
		yield 'number from a list' => array( Number::id(), array( 5 ), 'invalid' );
		yield 'id zero' => array( Number::id(), 0, 'invalid' );
		yield 'number from a fraction' => array( Number::id(), 1.5, 'invalid' );
		yield 'flag from 1' => array( Flag::optional(), 1, 'invalid' );
		yield 'consent false' => array( Flag::accepted(), false, 'not_accepted' );
		yield 'consent from a text in JSON' => array( Flag::accepted(), 'true', 'not_accepted' );
		yield 'choice beyond the list' => array( Choice::of( '1', '2' ), 3, 'invalid' );
		yield 'choice from true' => array( Choice::of( '1' ), true, 'invalid' );
		yield 'uuid with a line break' => array( Text::uuid(), "123e4567-e89b-42d3-a456-426614174000x", 'too_long' );
		yield 'list from a text in JSON' => array( Items::of( Text::line( 5 ), 3 ), 'a,b', 'invalid' );
		yield 'list with keys' => array( Items::of( Text::line( 5 ), 3 ), array( 'a' => 'b' ), 'invalid' );
		yield 'list that is too long' => array( Items::of( Text::line( 5 ), 1 ), array( 'a', 'b' ), 'too_long' );
	}

	#[DataProvider( 'refused' )]
	public function test_refuses( Field $field, mixed $sent, string $key ): void {
		try {
			( new Input( array( 'it' => $field ) ) )->read( array( 'it' => $sent ), false );
			self::fail( 'Was accepted.' );
		} catch ( InvalidInput $wrong ) {
			self::assertSame( array( 'it' => $key ), $wrong->fields );
		}
	}

	/** @return iterable<string, array{Field, mixed, bool, mixed}> Field, sent, form, read. */
	public static function accepted(): iterable {
		yield 'text is trimmed' => array( Text::line( 10 ), "  labas \u{00A0}", false, 'labas' );
		yield 'text becomes NFC' => array( Text::line( 10 ), "s\u{030C}", false, 'š' );
		yield 'control characters go, newline and tab stay' => array( Text::multiline( 20 ), "a\x00b\x1Bc\r\nd\te\u{0085}", false, "abc\nd\te" );
		yield 'a newline in a line is a space' => array( Text::line( 10 ), "a\r\nb", false, 'a b' );
		yield 'what nobody sees is no text' => array( Text::line( 10 ), "\u{200B}\u{2060} \u{3164}\u{AD}", false, '' );
		yield 'format characters stay' => array( Text::line( 10 ), "👩\u{200D}💻", false, "👩\u{200D}💻" );
		yield 'HTML is text' => array( Text::line( 50 ), '<script>alert(1)</script>', false, '<script>alert(1)</script>' );
		yield 'length counts code points' => array( Text::line( 10 ), 'ąčęėįšųūž„', false, 'ąčęėįšųūž„' );
		yield 'a secret loses the blanks around it' => array( Text::secret(), "  a  b\t", false, 'a  b' );
		yield 'decimal text is a number' => array( Number::id(), '42', false, 42 );
		yield 'a page beyond the maximum is clamped' => array( Number::clamped( 1, 100, 20 ), 5000, false, 100 );
		yield 'an absent page is the default' => array( Number::clamped( 1, 100, 20 ), null, false, 20 );
		yield 'on is true in a form' => array( Flag::accepted(), 'on', true, true );
		yield '1 is true in a form' => array( Flag::accepted(), '1', true, true );
		yield 'a number is a choice' => array( Choice::of( '1', '2' ), 2, false, '2' );
		yield 'a list in a query' => array( Items::of( Text::line( 5 ), 3 ), 'a,,b', true, array( 'a', 'b' ) );
	}

	#[DataProvider( 'accepted' )]
	public function test_reads( Field $field, mixed $sent, bool $form, mixed $read ): void {
		self::assertSame( array( 'it' => $read ), ( new Input( array( 'it' => $field ) ) )->read( array( 'it' => $sent ), $form ) );
	}

	public function test_undeclared_fields_are_dropped(): void {
		$input = new Input( array( 'a' => Text::line( 5 ) ) );
		self::assertSame( array( 'a' => 'x' ), $input->read( array( 'a' => 'x', 'role' => 'administrator', 'user_id' => 1 ), false ) );
	}

	public function test_errors_are_nested_and_all_at_once(): void {
		$step  = new Input( array( 'veiksmas' => Text::line( 3 )->required(), 'terminas' => Text::line( 10 )->required() ) );
		$input = new Input( array( 'tikslas' => Text::line( 5 )->required(), 'planSteps' => Items::of( $step, 50, 1 )->required() ) );
		try {
			$input->read( array( 'planSteps' => array( array( 'veiksmas' => 'a', 'terminas' => 'b' ), array( 'veiksmas' => 'abcd' ) ) ), false );
			self::fail( 'Was accepted.' );
		} catch ( InvalidInput $wrong ) {
			self::assertSame(
				array(
					'tikslas'              => 'required',
					'planSteps.1.veiksmas' => 'too_long',
					'planSteps.1.terminas' => 'required',
				),
				$wrong->fields
			);
		}
	}
}
