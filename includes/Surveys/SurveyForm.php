<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;

/**
 * Reads what the builder of wp-admin sends. Lithuanian is a must; English is there whole or not at all.
 *
 * @phpstan-import-type QuestionData from Question
 * @phpstan-import-type Words from Question
 * @phpstan-type Sent array{title: Words, intro: Words, expires_on: string, is_named: bool, version: int, questions: list<QuestionData>}
 */
final class SurveyForm {

	public const TEXT_MAX      = 300;
	public const QUESTIONS_MAX = 30;

	private const TITLE_MAX   = 150;
	private const INTRO_MAX   = 3000;
	private const OPTIONS_MAX = 20;

	/**
	 * @param array<mixed> $sent    As the builder has it; a new question has the id 0.
	 * @param Survey|null  $before  What is stored, if anything.
	 * @param bool         $is_half Whether texts, options and questions may still be missing.
	 * @throws InvalidInput Path to message key.
	 */
	public static function read( array $sent, ?Survey $before, string $today, bool $is_half = false ): Survey {
		/** @var Sent $read */
		$read      = self::input( $is_half )->read( $sent, false );
		$questions = $read['questions'];
		$wrong     = self::wrong_questions( $questions, $is_half ) + ( $is_half ? array() : self::missing_english( $read ) );
		$expires   = $read['expires_on'];
		if ( '' !== $expires && ( ! self::is_day( $expires ) || ( $expires < $today && $expires !== $before?->expires_on ) ) ) {
			$wrong['expires_on'] = self::is_day( $expires ) ? 'date_past' : 'invalid';
		}
		if ( array() !== $wrong ) {
			throw new InvalidInput( $wrong );
		}
		$known   = array_map( static fn ( Question $question ): int => $question->id, $before->questions ?? array() );
		$next_id = $before->next_id ?? 1;
		foreach ( $questions as $index => $question ) {
			$questions[ $index ]['id'] = in_array( $question['id'], $known, true ) ? $question['id'] : $next_id++;
		}
		return new Survey(
			$before->id ?? 0,
			$read['title'],
			$read['intro'],
			array_map( static fn ( array $question ): Question => Question::of( self::without_foreign_parts( $question ) ), $questions ),
			$next_id,
			$expires,
			$read['is_named'],
			$read['version']
		);
	}

	private static function input( bool $is_half ): Input {
		$question = new Input(
			array(
				'id'      => Number::between( 0, PHP_INT_MAX )->required(),
				'kind'    => Choice::of( ...array_column( QuestionKind::cases(), 'value' ) )->required(),
				'text'    => self::words( self::TEXT_MAX, ! $is_half ),
				'hint'    => self::words( self::TEXT_MAX, false ),
				'comment' => self::words( self::TEXT_MAX, false ),
				'options' => Items::of( self::words( self::TEXT_MAX, ! $is_half ), self::OPTIONS_MAX ),
			)
		);
		return new Input(
			array(
				'title'      => self::words( self::TITLE_MAX, true ),
				'intro'      => self::words( self::INTRO_MAX, false, true ),
				'expires_on' => Text::line( 10 ),
				'is_named'   => Flag::optional(),
				'version'    => Number::clamped( 0, PHP_INT_MAX, 0 ),
				'questions'  => Items::of( $question, self::QUESTIONS_MAX, $is_half ? 0 : 1 )->required(),
			)
		);
	}

	private static function words( int $max, bool $is_required, bool $is_multiline = false ): Input {
		$text = $is_multiline ? Text::multiline( $max ) : Text::line( $max );
		return ( new Input(
			array(
				Lang::Lt->value => $is_required ? $text->required() : $text,
				Lang::En->value => $text,
			)
		) )->required();
	}

	/**
	 * @param list<QuestionData> $questions
	 * @return array<string, string>
	 */
	private static function wrong_questions( array $questions, bool $is_half ): array {
		$wrong = array();
		$seen  = array();
		$ids   = array();
		foreach ( $questions as $index => $question ) {
			foreach ( array_filter( $question['text'], static fn ( string $text ): bool => '' !== $text ) as $lang => $text ) {
				if ( isset( $seen[ $lang ][ $text ] ) || ( $question['id'] > 0 && isset( $ids[ $question['id'] ] ) ) ) {
					$wrong[ "questions.$index.text.$lang" ] = 'twice';
				}
				$seen[ $lang ][ $text ] = true;
			}
			$ids[ $question['id'] ] = true;
			if ( QuestionKind::Choice->value === $question['kind'] ) {
				$wrong += self::wrong_options( $question['options'], "questions.$index.options", $is_half ? 0 : 2 );
			}
		}
		return $wrong;
	}

	/**
	 * @param list<Words> $options
	 * @return array<string, string>
	 */
	private static function wrong_options( array $options, string $path, int $min ): array {
		if ( count( $options ) < $min ) {
			return array( $path => 'too_few' );
		}
		$wrong = array();
		foreach ( $options as $index => $option ) {
			foreach ( array_slice( $options, 0, $index ) as $other ) {
				foreach ( $option as $lang => $text ) {
					// Any word of it: an answer in either language must tell which option it is.
					if ( '' !== $text && in_array( $text, $other, true ) ) {
						$wrong[ "$path.$index.$lang" ] = 'twice';
					}
				}
			}
		}
		return $wrong;
	}

	/**
	 * @param Sent $read
	 * @return array<string, string>
	 */
	private static function missing_english( array $read ): array {
		$texts = array( 'title.en' => $read['title']['en'] );
		foreach ( $read['questions'] as $index => $question ) {
			$texts[ "questions.$index.text.en" ] = $question['text']['en'];
			foreach ( QuestionKind::Choice->value === $question['kind'] ? $question['options'] : array() as $number => $option ) {
				$texts[ "questions.$index.options.$number.en" ] = $option['en'];
			}
		}
		$missing = array_filter( $texts, static fn ( string $text ): bool => '' === $text );
		return count( $missing ) === count( $texts ) ? array() : array_map( static fn (): string => 'english', $missing );
	}

	/**
	 * What another kind of question has goes.
	 *
	 * @param QuestionData $question
	 * @return QuestionData
	 */
	private static function without_foreign_parts( array $question ): array {
		if ( QuestionKind::Choice->value !== $question['kind'] ) {
			$question['options'] = array();
		}
		if ( QuestionKind::Scale->value !== $question['kind'] ) {
			$question['comment'] = array(
				'lt' => '',
				'en' => '',
			);
		}
		return $question;
	}

	private static function is_day( string $day ): bool {
		return 1 === preg_match( '~^(\d{4})-(\d\d)-(\d\d)$~D', $day, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}
}
